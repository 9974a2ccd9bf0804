import { join } from 'node:path';
import type { Plugin } from 'rolldown';
import type { Playground } from '../../shared/demo/playground';
import type { DemoPageSource } from './demo-source';
import { moduleFromText } from './module-from-text';

/** The module with a playground; it is on no disk. */
export function playgroundModule(name: string): string {
  return `\0playground-${name}`;
}

/** The playgrounds of pages: all that may stand in each, and the example that it starts with. */
export function playgroundModules(pages: readonly DemoPageSource[], repository: string): Plugin[] {
  return pages.flatMap(({ demos }) =>
    demos.flatMap(({ name, playground }) =>
      playground ? [moduleFromText(playgroundModule(name), moduleCode(playground, repository))] : [],
    ),
  );
}

function moduleCode({ modules, example }: Playground, repository: string): string {
  const runtime = join(repository, 'src/client/demo/runtime/create-playground');
  return [
    `import { createPlayground } from ${JSON.stringify(runtime)};`,
    ...Object.entries(modules).map(([name, module]) => `import ${name} from ${JSON.stringify(module)};`),
    `export default createPlayground({ ${Object.keys(modules).join(', ')} }, ${JSON.stringify(example)});`,
  ].join('\n');
}
