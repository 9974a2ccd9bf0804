import { transform } from 'sucrase';
import { CodeError, messageOf } from './code-error';

/** Sucrase's frame around what matters: `Error transforming Demo.tsx: … (3:14)`. */
const FRAME = /^Error transforming [^:]+: | \(\d+:\d+\)$/g;

/**
 * Turns TypeScript and JSX into a script that calls `require` and fills `exports`. Lines stay where they are, so
 * that errors point into the source.
 * @throws CodeError for code that cannot be parsed
 */
export function compile(file: string, source: string): string {
  try {
    return transform(source, {
      transforms: ['typescript', 'jsx', 'imports'],
      jsxRuntime: 'automatic',
      production: true,
      disableESTransforms: true,
      filePath: file,
    }).code;
  } catch (error) {
    throw new CodeError(messageOf(error).replace(FRAME, ''), lineInSource(error));
  }
}

function lineInSource(error: unknown): number | null {
  const loc = error instanceof Error && 'loc' in error ? error.loc : null;
  const line = typeof loc === 'object' && loc !== null && 'line' in loc ? loc.line : null;
  return typeof line === 'number' ? line : null;
}
