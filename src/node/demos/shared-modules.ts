import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'rolldown';

/** Modules that demos share with the shell, so that React is loaded once. */
export const SHARED_MODULES = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'] as const;
const PREFIX = '\0shared:';

/** Whether a module stands for one that demos share with the shell. */
export function isSharedModule(id: string): boolean {
  return id.startsWith(PREFIX);
}

/** Replaces React by the copy that the shell has put on `globalThis.docsModules`. */
export function sharedModules(repository: string): Plugin {
  const require = createRequire(join(repository, 'package.json'));
  return {
    name: 'shared-modules',
    resolveId: {
      filter: { id: /^react(-dom)?(\/|$)/ },
      handler: (id) => (SHARED_MODULES.some((shared) => shared === id) ? PREFIX + id : null),
    },
    load: {
      filter: { id: /^\0shared:/ },
      handler(id) {
        const name = id.slice(PREFIX.length);
        const exported = Object.keys(require(name) as object).filter(
          (key) => /^[A-Za-z]\w*$/.test(key) && key !== 'default',
        );
        const code = `const m = globalThis.docsModules[${JSON.stringify(name)}];\nexport default m;\nexport const { ${exported.join(', ')} } = m;`;
        return { code, moduleType: 'js' };
      },
    },
  };
}
