import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LIBRARIES } from '../../libraries';
import { addressesIn, type ErrorCode } from '../../shared/error-code';
import type { ResolveLink } from './page/rendered-component';

/** The errors that production builds of the libraries throw by number, from `error-codes.json` in their folders. */
export function readErrorCodes(repository: string): ErrorCode[] {
  const files = Object.keys(LIBRARIES).map((name) =>
    join(repository, 'src/libraries', name, 'error-codes.json'),
  );
  return files.filter(existsSync).flatMap((file) => {
    const messages = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
    return Object.entries(messages).map(([code, message]) => ({ code: Number(code), message }));
  });
}

/** Error codes with the pages of this site for the URLs in their messages. */
export function linkErrorCodes(codes: readonly ErrorCode[], resolve: ResolveLink): Required<ErrorCode>[] {
  return codes.map((error) => ({
    ...error,
    links: addressesIn(error.message).map((address) => ({ address, href: resolve(address) })),
  }));
}
