import { posix } from 'node:path';
import type { Problem } from '../../shared/page/problem';
import type { UnrenderedPage } from '../content/page/parse-page';
import { suggestion } from '../content/suggestion';
import { groupBy, isBodyReadable, locationOf, type SiteIndex } from './site-index';

/** Demos and queries that a page shows but that do not exist. */
export function checkDemos(index: SiteIndex): Problem[] {
  const { content, folders } = index;
  return content.pages.flatMap((page) => {
    const folder = posix.dirname(page.file);
    const beside = folders.get(folder) ?? [];
    const missing = missingDemos(page, index).map(({ name, ...place }): Problem => {
      const names = beside.flatMap((file) => /^([A-Z]\w*)\.tsx$/.exec(file)?.[1] ?? []);
      return {
        rule: 'missing-demo',
        what: `The demo "${name}" does not exist.`,
        where: [locationOf(place, page)],
        fix: suggestion(name, names, `Write the demo into "${folder}/${name}.tsx".`),
      };
    });
    const framed = page.demos.flatMap(({ name, options, ...place }): Problem | [] => {
      if (!options.iframe || !content.files.has(`${folder}/${name}/system/index.tsx`)) return [];
      return {
        rule: 'demo-options',
        what: `The demo "${name}" has iframe together with several stylings.`,
        where: [locationOf(place, page)],
        why: 'The styles that readers choose are those of the page, not of the frame.',
        fix: `Remove "iframe", or make the demo one file: "${folder}/${name}.tsx".`,
      };
    });
    const queries = page.queries.flatMap(({ file, ...place }): Problem | [] => {
      if (content.files.has(`${folder}/${file}`)) return [];
      const names = beside.filter((name) => name.endsWith('.graphql'));
      return {
        rule: 'missing-query',
        what: `The query "${file}" does not exist.`,
        where: [locationOf(place, page)],
        fix: suggestion(file, names, `Write the query into "${folder}/${file}".`),
      };
    });
    return [...missing, ...framed, ...queries];
  });
}

/** Demos without a file or a folder. Playgrounds need none. */
function missingDemos({ file, demos }: UnrenderedPage, { content }: SiteIndex): UnrenderedPage['demos'] {
  return demos.filter(({ name, playground }) => {
    const path = posix.join(posix.dirname(file), name);
    return !playground && !content.files.has(`${path}.tsx`) && !content.files.has(`${path}/system/index.tsx`);
  });
}

/** A demo in the folder of a page, which is a file or a folder with a file for each styling. */
const DEMO = /^(?<folder>.+)\/(?<name>[A-Z]\w*)(?:\.tsx|\/system\/index\.tsx)$/;

/** Demos in the folder of a page that the page does not show. */
export function checkUnusedDemos(index: SiteIndex): Problem[] {
  const pages = groupBy(index.content.pages, ({ file }) => posix.dirname(file));
  return [...index.content.files].flatMap((file): Problem | [] => {
    const { folder = '', name = '' } = DEMO.exec(file)?.groups ?? {};
    const [page, ...others] = pages.get(folder) ?? [];
    if (!page || [page, ...others].some((each) => shows(each, name) || isUnclear(each, index))) return [];
    return {
      rule: 'unused-demo',
      what: `No page shows the demo "${name}".`,
      where: [{ file, line: 1 }],
      why: 'Files beside a page whose names begin with a capital letter are its demos.',
      fix: `Write <Demo src="${name}" /> into "${page.file}", delete it, or give it a lower-case name if demos import it.`,
    };
  });
}

/** Queries in files that no page shows. */
export function checkUnusedQueries({ content: { pages, files } }: SiteIndex): Problem[] {
  const pathOf = ({ file }: UnrenderedPage, query: string): string => posix.join(posix.dirname(file), query);
  const shown = new Set(pages.flatMap((page) => page.queries.map(({ file }) => pathOf(page, file))));
  // A page with another problem can show the query.
  const unclear = pages
    .filter(
      (page) => page.problems.length > 0 || page.queries.some(({ file }) => !files.has(pathOf(page, file))),
    )
    .map(({ file }) => posix.dirname(file));
  return [...files]
    .filter((file) => file.endsWith('.graphql') && !shown.has(file) && !unclear.includes(posix.dirname(file)))
    .map((file): Problem => ({
      rule: 'unused-query',
      what: `No page shows the query "${posix.basename(file)}".`,
      where: [{ file, line: 1 }],
      fix: `Write <Query src="${posix.basename(file)}" /> into a page of this folder, or delete the file.`,
    }));
}

function shows({ demos, imports }: UnrenderedPage, name: string): boolean {
  const isImported = imports.some(({ source }) => source.replace(/\.tsx$/, '') === `./${name}`);
  return isImported || demos.some((demo) => demo.name === name);
}

/** True if the page can refer to the demo by a wrong name, which is reported instead. */
function isUnclear(page: UnrenderedPage, index: SiteIndex): boolean {
  return (
    !isBodyReadable(page) ||
    page.problems.some(({ rule, what }) => rule === 'component-attribute' && what.startsWith('<Demo>')) ||
    missingDemos(page, index).length > 0
  );
}
