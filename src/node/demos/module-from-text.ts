import type { Plugin } from 'rolldown';
import { exactly } from './exactly';

/**
 * A module that is on no disk.
 * @param id by which it is imported; begins with `\0`, as ids do that mean no file
 */
export function moduleFromText(id: string, code: string): Plugin {
  const filter = { id: exactly([id]) };
  return {
    name: `module-from-text:${id.slice(1)}`,
    resolveId: { filter, handler: () => id },
    load: { filter, handler: () => ({ code, moduleType: 'js' }) },
  };
}
