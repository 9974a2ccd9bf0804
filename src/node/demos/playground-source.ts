import { DEFAULT_CODE_STYLING } from '../../shared/demo/code-styling';
import { printModule } from '../../shared/demo/print-example';
import type { Playground } from '../../shared/demo/playground';
import type { BuiltSource } from './build-source';
import { findDependencies } from './dependencies';
import { highlightSource } from './highlight-source';
import { packageOf } from './module-files';

/** What readers get of a playground: its code as it starts, and the packages of all that may come into it. */
export function playgroundSource(name: string, playground: Playground, repository: string): BuiltSource {
  const { example, modules } = playground;
  const text = printModule(example, name, modules);
  const imports = Object.values(modules);
  return {
    source: {
      styling: DEFAULT_CODE_STYLING,
      html: highlightSource(text.trimEnd(), 'tsx'),
      previewHtml: null,
    },
    files: {
      TS: { [`${name}.tsx`]: text },
      JS: { [`${name}.js`]: text },
      ...findDependencies(new Set(imports.map(packageOf)), repository),
    },
    typescript: text,
    styles: [],
    imports,
    modules: [[name, JSON.stringify(playground)]],
  };
}
