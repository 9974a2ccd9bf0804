import { posix } from 'node:path';
import type { Problem } from '../../shared/page/problem';
import type { UnrenderedPage } from '../content/page/parse-page';
import { isBodyReadable, type SiteIndex } from './site-index';

/** A demo beside a page: a file, or a folder with one file for each styling. */
const DEMO = /^(?<folder>.+)\/(?<name>[A-Z]\w*)(?:\.tsx|\/system\/index\.tsx)$/;

/** Demos that lie beside a page but that it does not show: nobody sees them, and nobody keeps them right. */
export function checkUnusedDemos(index: SiteIndex): Problem[] {
  const pages = new Map<string, UnrenderedPage[]>();
  for (const page of index.content.pages) {
    const folder = posix.dirname(page.file);
    pages.set(folder, [...(pages.get(folder) ?? []), page]);
  }
  return [...index.content.files].flatMap((file) => {
    const { folder = '', name = '' } = DEMO.exec(file)?.groups ?? {};
    const beside = pages.get(folder) ?? [];
    if (beside.length === 0 || beside.some((page) => shows(page, name) || isUnclear(page, index))) return [];
    return [unusedDemo(file, folder, name, beside)];
  });
}

function shows({ demos, imports }: UnrenderedPage, name: string): boolean {
  const isImported = imports.some(({ source }) => source.replace(/\.tsx$/, '') === `./${name}`);
  return isImported || demos.some((demo) => demo.name === name);
}

/** Whether the page may mean a demo that it does not name rightly; then that is the mistake. */
function isUnclear(page: UnrenderedPage, { content }: SiteIndex): boolean {
  const folder = posix.dirname(page.file);
  return (
    !isBodyReadable(page) ||
    page.problems.some(({ rule, what }) => rule === 'component-attribute' && what.startsWith('<Demo>')) ||
    page.demos.some(
      ({ name, playground }) =>
        !playground &&
        !content.files.has(`${folder}/${name}.tsx`) &&
        !content.files.has(`${folder}/${name}/system/index.tsx`),
    )
  );
}

function unusedDemo(file: string, folder: string, name: string, [page]: UnrenderedPage[]): Problem {
  return {
    rule: 'unused-demo',
    what: `No page shows the demo "${name}".`,
    where: [{ file, line: 1 }],
    why: 'Files beside a page whose names begin with a capital letter are its demos.',
    fix: `Write <Demo src="${name}" /> into "${page?.file ?? `${folder}/index.mdx`}", delete it, or give it a lower-case name if demos import it.`,
  };
}
