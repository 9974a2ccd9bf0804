import { join } from 'node:path';
import { buildSources, sourceFile } from '../../src/node/demos/build-sources';
import { readSiteReference } from '../../src/node/api/read-api-reference';
import { readContent } from '../../src/node/content/read-content';
import { findDemoPages } from '../../src/node/demos/find-demos';
import type { CodeStyling } from '../../src/shared/code-variant';
import type { DemoSourceFiles } from '../../src/shared/doc-page-data';
import type { SandboxDemo } from '../../src/client/demo/frame/sandboxes';

const PRODUCTS: Readonly<Record<string, string>> = {
  material: 'Material UI',
  joy: 'Joy UI',
  system: 'MUI System',
};

/** Every demo of this site in every styling, with its TypeScript source. */
export async function findSandboxDemos(): Promise<SandboxDemo[]> {
  const repository = process.cwd();
  const site = await readContent(
    join(repository, 'content'),
    repository,
    await readSiteReference(repository),
  );
  const { pages, problems } = await buildSources(
    findDemoPages(
      site.pages,
      site.data.products.map(({ value }) => value),
      site.files,
      repository,
      site.api.components,
    ),
    repository,
  );
  if (problems.length > 0) throw new Error(problems.map(({ what }) => what).join('\n'));
  return pages.flatMap((page) =>
    Object.entries(sourceFile(page)).flatMap(([name, stylings]) =>
      (Object.entries(stylings) as [CodeStyling, DemoSourceFiles][]).map(([styling, source]) => ({
        name,
        styling,
        source,
        variant: 'TS' as const,
        product: PRODUCTS[page.library] ?? '',
        url: `https://docs.example${page.path}#${name}`,
      })),
    ),
  );
}

/** Some of a list, taken from all parts of it. */
export function spread<Item>(items: readonly Item[], count: number): Item[] {
  const step = Math.max(1, items.length / count);
  return Array.from(
    { length: Math.min(count, items.length) },
    (_, index) => items[Math.floor(index * step)],
  ).flatMap((item) => item ?? []);
}
