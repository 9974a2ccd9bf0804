import { transform, type Transform } from 'sucrase';
import { packageOf } from '../../../../shared/paths';
import { attempt } from '../../../ui/safe-storage';
import { LOOP_GUARD } from './protocol';

/** An error in edited code, with a message for its author. */
export class CodeError extends Error {
  constructor(
    message: string,
    readonly line: number | null = null,
  ) {
    super(message);
  }
}

/** Line in `file` that threw an error, or null if it is not in the stack. */
export function lineOf(error: unknown, file: string): number | null {
  if (error instanceof CodeError && error.line !== null) return error.line;
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return Number.parseInt(stack.split(`${file}:`)[1] ?? '', 10) || null;
}

/** Message of a thrown value. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Packages that edited code can import, by import specifier. */
export type ModuleScope = Readonly<Record<string, object>>;

/**
 * Creates the `require` function of edited code.
 * @returns a function that throws a CodeError for an unknown package
 */
export function createPackageLookup(scope: ModuleScope): (name: string) => object {
  const views = new Map<string, object>();
  return (name) => {
    const namespace = Object.hasOwn(scope, name) ? scope[name] : undefined;
    if (!namespace) throw new CodeError(missingPackage(name, scope));
    const view = views.get(name) ?? moduleView(name, namespace);
    views.set(name, view);
    return view;
  };
}

/** A module for compiled code. Access to a missing export throws an error with its name. */
function moduleView(name: string, namespace: object): object {
  return new Proxy<Record<string | symbol, unknown>>(
    { ...namespace, __esModule: true },
    {
      get(exported, key) {
        // `import()` looks for `then`.
        if (key in exported || typeof key === 'symbol' || key === 'then') return exported[key];
        throw new CodeError(`"${name}" has no ${key === 'default' ? 'default export' : `export "${key}"`}.`);
      },
    },
  );
}

function missingPackage(name: string, scope: ModuleScope): string {
  if (name.startsWith('@mui/icons-material'))
    return `"${name}" is not in this editor: it has the icons of the demos on this site. Open the demo in StackBlitz to use any icon.`;
  const packages = new Set(Object.keys(scope).map(packageOf));
  return `"${name}" is not in this editor: it has ${[...packages].join(', ')}. Open the demo in StackBlitz to use other packages.`;
}

type SourceFiles = Readonly<Record<string, string>>;
type Exports = Record<string, unknown>;
type ModuleFunction = (require: (name: string) => unknown, exports: Exports, guard: () => void) => void;

/** Endings that relative imports can omit. */
const ENDINGS = ['', '.tsx', '.ts', '.jsx', '.js'];

/** Prefix that browsers add to syntax errors. */
const SYNTAX_ERROR = /^(?:Uncaught )?(?:SyntaxError: )?(?:Failed to execute '\w+' on '\w+': )?/;

/**
 * Compiles and runs `entry`. Resolves its relative imports in `files`, and others with `lookUp`.
 * @returns the exports of the entry
 * @throws errors of the code, and a CodeError for a missing file
 */
export function runFiles(files: SourceFiles, entry: string, lookUp: (name: string) => object): Exports {
  const modules = new Map<string, Exports>();
  const load = (name: string): unknown => (name.startsWith('.') ? run(findFile(files, name)) : lookUp(name));
  const run = (file: string): Exports => {
    const known = modules.get(file);
    if (known) return known;
    const exports: Exports = {};
    // Known before it runs, because files can import each other.
    modules.set(file, exports);
    const source = files[file] ?? '';
    if (file.endsWith('.json'))
      Object.assign(exports, { __esModule: true, default: JSON.parse(source) as unknown });
    // The document already has the stylesheets.
    else if (!file.endsWith('.css')) evaluate(file, compile(file, source))(load, exports, guardLoop);
    return exports;
  };
  return run(entry);
}

/**
 * Runs compiled code as a script element, because `eval` does not report the line of a syntax error.
 * @throws CodeError for invalid code
 */
function evaluate(file: string, code: string): ModuleFunction {
  let problem: CodeError | null = null;
  const onError = (event: ErrorEvent): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    problem = new CodeError(event.message.replace(SYNTAX_ERROR, ''), event.lineno || null);
  };
  const script: HTMLScriptElement & { run?: ModuleFunction } = document.createElement('script');
  script.textContent = `document.currentScript.run=(function(require,exports,${LOOP_GUARD}){${code}\n})//# sourceURL=${file}`;
  window.addEventListener('error', onError, { capture: true });
  document.head.append(script);
  window.removeEventListener('error', onError, { capture: true });
  script.remove();
  if (!script.run) throw problem ?? new CodeError(`${file} cannot be run.`);
  return script.run;
}

/** All files of a demo are in one folder. */
function findFile(files: SourceFiles, name: string): string {
  const paths = ENDINGS.map((ending) => name.replace('./', '') + ending);
  const found = paths.find((path) => Object.hasOwn(files, path));
  if (found === undefined) throw new CodeError(`There is no file "${name}" next to this demo.`);
  return found;
}

/** Maximum time in ms that code can block the browser. */
const LIMIT = 1000;
/** Looking at the clock each time would slow good loops down. */
const CALLS_PER_LOOK = 1000;

let calls = 0;
let since: number | null = null;

/**
 * Called in every loop of edited code.
 * @throws CodeError in an endless loop
 */
function guardLoop(): void {
  if (since === null) {
    since = performance.now();
    // This runs only when the code yields to the browser.
    window.setTimeout(() => {
      since = null;
    });
  }
  calls += 1;
  if (calls % CALLS_PER_LOOK === 0 && performance.now() - since > LIMIT)
    throw new CodeError('A loop never ends.');
}

/** Sucrase adds a prefix and a position to its messages, as in `Error transforming Demo.tsx: … (3:14)`. */
const SUCRASE_DETAILS = /^Error transforming [^:]+: | \(\d+:\d+\)$/g;

const PLAIN: Transform[] = ['jsx', 'imports'];
const TYPED: Transform[] = ['typescript', ...PLAIN];

/**
 * Compiles TypeScript or JavaScript to a script that calls `require` and sets `exports`. Line numbers stay the same, so
 * errors point to the source.
 * @throws CodeError for code that cannot be parsed
 */
export function compile(file: string, source: string): string {
  const isTyped = /\.tsx?$/.test(file);
  try {
    return transformWith(isTyped ? TYPED : PLAIN, file, source);
  } catch (error) {
    const isTypeScript = !isTyped && attempt(() => transformWith(TYPED, file, source), null) !== null;
    const message = isTypeScript
      ? 'This is TypeScript, and the file is JavaScript. Remove the types, or switch to TS.'
      : messageOf(error).replace(SUCRASE_DETAILS, '');
    throw new CodeError(message, (error as { loc?: { line: number } }).loc?.line);
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
