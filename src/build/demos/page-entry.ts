import { join } from 'node:path';
import { demoKey } from '../../domain/code-styling';
import type { DemoPageSource } from './demo-source';

/** The module that a page's bundle starts with: all its demos, in all their stylings, by their keys. */
export function pageEntry({ library, demos }: DemoPageSource, repository: string): string {
  const runtime = (file: string): string => JSON.stringify(join(repository, 'src/site/demo-runtime', file));
  const modules = demos.flatMap(({ name, stylings }) =>
    stylings.map(({ styling, file }) => ({ key: demoKey(name, styling), file })),
  );
  const isolated = demos.filter(({ options }) => options.isolated).map(({ name }) => name);
  return [
    `import { library } from ${runtime(library)};`,
    `import { createDemoPage } from ${runtime('demo-page')};`,
    ...modules.map(({ file }, index) => `import demo${index} from ${JSON.stringify(file)};`),
    `const demos = {`,
    ...modules.map(({ key }, index) => `  ${JSON.stringify(key)}: demo${index},`),
    `};`,
    `export default createDemoPage(library, demos, ${JSON.stringify(isolated)});`,
  ].join('\n');
}
