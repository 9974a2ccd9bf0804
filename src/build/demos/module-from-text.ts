import type { Plugin } from 'rolldown';

/**
 * A module that is on no disk.
 * @param id by which it is imported; begins with `\0`, as ids do that mean no file
 */
export function moduleFromText(id: string, code: string): Plugin {
  return {
    name: `module-from-text:${id.slice(1)}`,
    resolveId: (request) => (request === id ? id : null),
    load: (module) => (module === id ? { code, moduleType: 'js' } : null),
  };
}
