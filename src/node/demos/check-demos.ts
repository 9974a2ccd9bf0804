import type { Problem } from '../../shared/page/problem';
import type { DemoPageSource } from './demo-source';
import { withoutTwins } from './failed-demo';
import { ModuleLookup } from './module-lookup';
import { readDemoModules } from './read-modules';

/** What is wrong with demos and can be said without bundling or rendering them. */
export async function checkDemos(pages: readonly DemoPageSource[], repository: string): Promise<Problem[]> {
  const lookup = new ModuleLookup();
  const read = pages.flatMap(({ demos }) =>
    demos.flatMap(({ name, stylings, playground }) =>
      (playground ? [] : stylings).map(({ file }) => readDemoModules(file, name, repository, lookup)),
    ),
  );
  return withoutTwins((await Promise.all(read)).flatMap(({ problems }) => problems));
}
