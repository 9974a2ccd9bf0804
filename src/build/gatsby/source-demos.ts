import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { SourceNodesArgs } from 'gatsby';
import type { Problem } from '../../domain/problem';
import { isPageFile, listFiles, pagePath } from '../content/page-files';
import { bundleDemos, type BundleFile, type BundleMode } from '../demos/bundle-demos';
import { demoLibraryOf, type DemoPageSource } from '../demos/demo-source';
import { renderDemos } from '../demos/render-demos';
import { highlight } from '../page/highlight';
import { demoAssetsId, demoId } from './nodes';
import { CONTENT_FOLDER, REPOSITORY } from './paths';

type NodeTools = Pick<SourceNodesArgs, 'actions' | 'createContentDigest'>;

/** What building the demos leaves to be written once the checks have passed. */
export interface DemoOutput {
  files: BundleFile[];
  problems: Problem[];
}

/** Folder of the bundles below `public`. */
export const DEMO_FOLDER = 'demos';

/** Renders and bundles every demo that a page shows, and makes nodes of them. */
export async function sourceDemoNodes(tools: NodeTools): Promise<DemoOutput> {
  const mode: BundleMode = process.env['NODE_ENV'] === 'production' ? 'production' : 'development';
  const pages = await findDemoPages();
  const rendered = await renderDemos(pages, REPOSITORY, mode);
  const bundle = await bundleDemos(pages, REPOSITORY, mode);
  const themes = [...rendered.themes].filter(([, css]) => css !== '');
  const themeFiles = new Map(
    themes.map(([library, css]) => [
      library,
      { name: `${library}-${tools.createContentDigest(css).slice(0, 8)}.css`, source: css },
    ]),
  );
  for (const page of pages) {
    const script = bundle.pages.get(page.path);
    const html = rendered.pages.get(page.path);
    if (!script || !html) continue;
    const theme = themeFiles.get(page.library);
    const assets = {
      path: page.path,
      script: `/${DEMO_FOLDER}/${script.script}`,
      imports: script.imports.map((name) => `/${DEMO_FOLDER}/${name}`),
      themeStylesheet: theme ? `/${DEMO_FOLDER}/${theme.name}` : null,
      styles: html.styles,
      styleIds: html.styleIds,
    };
    addNode(demoAssetsId(page.path), 'DemoAssets', assets, tools);
    for (const demo of html.demos) await createDemoNode(page, demo, tools);
  }
  return { files: [...bundle.files, ...themeFiles.values()], problems: rendered.problems };
}

async function createDemoNode(
  page: DemoPageSource,
  demo: { name: string; html: string },
  tools: NodeTools,
): Promise<void> {
  const source = await readFile(join(page.folder, `${demo.name}.tsx`), 'utf8');
  const file = `content${page.path}${demo.name}.tsx`;
  const fields = { ...demo, path: page.path, file, source, sourceHtml: highlight(source.trimEnd(), 'tsx') };
  addNode(demoId(page.path, demo.name), 'Demo', fields, tools);
}

/** Demos that are written but not shown cost nothing; demos that are shown but missing are the checks' business. */
async function findDemoPages(): Promise<DemoPageSource[]> {
  if (!existsSync(CONTENT_FOLDER)) return [];
  const files = (await listFiles(CONTENT_FOLDER)).filter((file) => isPageFile(file) && file.endsWith('.mdx'));
  const pages = await Promise.all(
    files.map(async (file) => {
      const folder = dirname(join(CONTENT_FOLDER, file));
      const text = await readFile(join(CONTENT_FOLDER, file), 'utf8');
      const names = [...text.matchAll(/^<Demo\s[^>]*?src="(\w+)"/gm)].map(([, name = '']) => name);
      const existing = [...new Set(names)].filter((name) => existsSync(join(folder, `${name}.tsx`)));
      const path = pagePath(file);
      return { path, folder, library: demoLibraryOf(path), names: existing };
    }),
  );
  return pages.filter(({ names }) => names.length > 0);
}

function addNode(
  id: string,
  type: string,
  fields: object,
  { actions, createContentDigest }: NodeTools,
): void {
  actions.createNode({
    ...fields,
    id,
    parent: null,
    children: [],
    internal: { type, contentDigest: createContentDigest(fields) },
  });
}
