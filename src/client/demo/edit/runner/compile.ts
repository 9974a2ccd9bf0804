import { transform, type Transform } from 'sucrase';
import { CodeError, messageOf } from './code-error';

/** Sucrase's frame around what matters: `Error transforming Demo.tsx: … (3:14)`. */
const FRAME = /^Error transforming [^:]+: | \(\d+:\d+\)$/g;

const PLAIN: Transform[] = ['jsx', 'imports'];
const TYPED: Transform[] = ['typescript', ...PLAIN];

/**
 * Turns TypeScript or JavaScript, as the name of the file says, into a script that calls `require` and fills
 * `exports`. Lines stay where they are, so that errors point into the source.
 * @throws CodeError for code that cannot be parsed
 */
export function compile(file: string, source: string): string {
  const isTyped = /\.tsx?$/.test(file);
  try {
    return transformWith(isTyped ? TYPED : PLAIN, file, source);
  } catch (error) {
    const message =
      !isTyped && isTypeScript(file, source)
        ? 'This is TypeScript, and the file is JavaScript. Leave the types out, or switch to TS.'
        : messageOf(error).replace(FRAME, '');
    throw new CodeError(message, lineInSource(error));
  }
}

function transformWith(transforms: Transform[], filePath: string, source: string): string {
  return transform(source, {
    transforms,
    jsxRuntime: 'automatic',
    production: true,
    disableESTransforms: true,
    filePath,
  }).code;
}

function isTypeScript(file: string, source: string): boolean {
  try {
    transformWith(TYPED, file, source);
    return true;
  } catch {
    return false;
  }
}

function lineInSource(error: unknown): number | null {
  const loc = error instanceof Error && 'loc' in error ? error.loc : null;
  const line = typeof loc === 'object' && loc !== null && 'line' in loc ? loc.line : null;
  return typeof line === 'number' ? line : null;
}
