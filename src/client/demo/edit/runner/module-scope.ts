import { CodeError } from './code-error';

/** Packages that edited code can import, by import specifier. */
export type ModuleScope = Readonly<Record<string, object>>;

/**
 * Creates the `require` function of edited code.
 * @returns a function that throws a CodeError for an unknown package
 */
export function createPackageLookup(scope: ModuleScope): (name: string) => object {
  const views = new Map<string, object>();
  return (name) => {
    const found = views.get(name) ?? (Object.hasOwn(scope, name) ? moduleView(name, scope[name]) : null);
    if (found === null) throw new CodeError(missingPackage(name, scope));
    views.set(name, found);
    return found;
  };
}

/** A module for compiled code. Access to a missing export throws an error with its name. */
function moduleView(name: string, namespace: object | undefined): object {
  return new Proxy<Record<string | symbol, unknown>>(
    { ...namespace, __esModule: true },
    {
      get(exported, key) {
        if (key in exported || typeof key === 'symbol') return exported[key];
        throw new CodeError(`"${name}" has no ${key === 'default' ? 'default export' : `export "${key}"`}.`);
      },
    },
  );
}

function missingPackage(name: string, scope: ModuleScope): string {
  if (name.startsWith('@mui/icons-material'))
    return `"${name}" is not in this editor: it has the icons of the demos on this site. Open the demo in StackBlitz to use any icon.`;
  const packages = new Set(Object.keys(scope).map(packageName));
  return `"${name}" is not in this editor: it has ${[...packages].join(', ')}. Open the demo in StackBlitz to use other packages.`;
}

function packageName(module: string): string {
  return module
    .split('/')
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/');
}
