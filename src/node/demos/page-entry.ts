import { join } from 'node:path';
import { demoKey } from '../../shared/demo/code-styling';
import { bringsTheme, type DemoPageSource } from './demo-source';

/** The module with the demos that a page does not start with. */
export const LATER_DEMOS = '\0later-demos';
/** So many demos of a page come with its script, in their first styling; the others, and playgrounds, when they are needed. */
const FIRST_DEMOS = 2;

interface DemoModule {
  key: string;
  file: string;
  isFirst: boolean;
}

/** The module that a page's bundle starts with: its first demos by their keys, and the way to the others. */
export function pageEntry(page: DemoPageSource, repository: string): string {
  const runtime = (file: string): string => JSON.stringify(join(repository, 'src/client/demo/runtime', file));
  const modules = demoModules(page);
  const isolated = page.demos.filter(({ options }) => bringsTheme(options)).map(({ name }) => name);
  const loadLater = modules.some(({ isFirst }) => !isFirst)
    ? `() => import(${JSON.stringify(LATER_DEMOS)}).then((module) => module.default)`
    : 'async () => ({})';
  return [
    `import { library } from ${runtime(page.library)};`,
    `import { createDemoPage } from ${runtime('demo-page')};`,
    ...importDemos(modules.filter(({ isFirst }) => isFirst)),
    `export default createDemoPage(library, demos, ${loadLater}, ${JSON.stringify(isolated)});`,
  ].join('\n');
}

/** The module `LATER_DEMOS` of a page. */
export function laterDemos(page: DemoPageSource): string {
  const modules = demoModules(page).filter(({ isFirst }) => !isFirst);
  return [...importDemos(modules), 'export default demos;'].join('\n');
}

function importDemos(modules: readonly DemoModule[]): string[] {
  return [
    ...modules.map(({ file }, index) => `import demo${index} from ${JSON.stringify(file)};`),
    `const demos = {`,
    ...modules.map(({ key }, index) => `  ${JSON.stringify(key)}: demo${index},`),
    `};`,
  ];
}

function demoModules({ demos }: DemoPageSource): DemoModule[] {
  return demos.flatMap(({ name, stylings, playground }, index) =>
    stylings.map(({ styling, file }) => ({
      key: demoKey(name, styling),
      file,
      isFirst: index < FIRST_DEMOS && styling === 'system' && !playground,
    })),
  );
}
