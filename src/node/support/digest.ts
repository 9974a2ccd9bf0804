import { createHash } from 'node:crypto';

/** A name for some values: equal for equal values, and another one as soon as anything in them changes. */
export function digestOf(...values: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('base64url');
}
