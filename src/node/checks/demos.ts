import { posix } from 'node:path';
import type { Problem } from '../../shared/page/problem';
import { closest } from '../../shared/texts/suggest';
import { didYouMean } from './messages';
import type { SiteIndex } from './site-index';

/** Demos and queries that a page shows but that are not beside it. */
export function checkDemos({ content, folders }: SiteIndex): Problem[] {
  return content.pages.flatMap((page) => {
    const folder = posix.dirname(page.file);
    const beside = folders.get(folder) ?? [];
    const demos = page.demos.flatMap(({ name, playground, line, column }): Problem[] => {
      if (playground) return [];
      const isThere = [`${name}.tsx`, `${name}/system/index.tsx`].some((path) =>
        content.files.has(`${folder}/${path}`),
      );
      if (isThere) return [];
      const names = beside.flatMap((file) => /^([A-Z]\w*)\.tsx$/.exec(file)?.[1] ?? []);
      const fix = didYouMean(closest(name, names), `Write the demo into "${folder}/${name}.tsx".`);
      return [
        {
          rule: 'missing-demo',
          what: `The demo "${name}" does not exist.`,
          where: [{ file: page.file, line, column }],
          fix,
        },
      ];
    });
    const framed = page.demos.flatMap(({ name, options, line, column }): Problem[] => {
      if (!options.iframe || !content.files.has(`${folder}/${name}/system/index.tsx`)) return [];
      return [
        {
          rule: 'demo-options',
          what: `The demo "${name}" has iframe together with several stylings.`,
          where: [{ file: page.file, line, column }],
          why: 'The styles that readers choose are those of the page, not of the frame.',
          fix: `Remove "iframe", or make the demo one file: "${folder}/${name}.tsx".`,
        },
      ];
    });
    const queries = page.queries.flatMap(({ file, line, column }): Problem[] => {
      if (content.files.has(`${folder}/${file}`)) return [];
      const names = beside.filter((name) => name.endsWith('.graphql'));
      const fix = didYouMean(closest(file, names), `Write the query into "${folder}/${file}".`);
      return [
        {
          rule: 'missing-query',
          what: `The query "${file}" does not exist.`,
          where: [{ file: page.file, line, column }],
          fix,
        },
      ];
    });
    return [...demos, ...framed, ...queries];
  });
}
