import { join } from 'node:path';
import type { DemoAssets } from '../../shared/page/doc-page-data';
import type { Problem } from '../../shared/page/problem';
import { codeVersion } from '../support/code-version';
import { readConfiguration } from '../support/configuration';
import {
  buildSources,
  importedStyles,
  importsByLibrary,
  inputOf,
  sourceFile,
  tailwindTexts,
} from '../demos/build-sources';
import { bundleDemos } from '../demos/bundle-demos';
import type { BundleFile } from '../demos/bundle-files';
import type { BundleMode } from '../demos/bundle-options';
import { bundleRunners } from '../demos/bundle-runner';
import { pageFileName } from '../demos/demo-source';
import { findDemoPages } from '../demos/find-demos';
import type { PageCache } from '../demos/page-cache';
import { renderDemos } from '../demos/render-demos';
import { buildTailwindStylesheet, bundleTailwind } from '../demos/tailwind';
import { Cache } from '../support/cache';
import { addDemoNodes, type NodeTools } from './demo-nodes';
import { CONTENT_FOLDER, REPOSITORY } from '../support/paths';

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
  const { cached } = (cache ??= openCache());
  const { pages, problems } = await buildSources(await findDemoPages(CONTENT_FOLDER), REPOSITORY, cached);
  const sound = pages.map(({ page }) => page);
  const inputs = new Map(pages.map((sources) => [sources.page, inputOf(sources)]));
  const pageCache: PageCache = { cached, inputOf: (page) => inputs.get(page) ?? [] };
  const rendered = await renderDemos(sound, REPOSITORY, mode, pageCache);
  const { GATSBY_X_LICENSE_KEY: licenceKey } = readConfiguration(process.env);
  const bundle = await bundleDemos(sound, { repository: REPOSITORY, mode, licenceKey }, pageCache);
  const imports = importsByLibrary(pages);
  const runners = await cached(['runners', mode, [...imports]], () =>
    bundleRunners(imports, REPOSITORY, mode),
  );
  const tailwindModule = pages.some((sources) => tailwindTexts(sources).length > 0)
    ? await cached(['tailwind', mode], () => bundleTailwind(REPOSITORY, mode))
    : null;
  await cache.save();
  const files = [...bundle.files, ...runners.files, ...(tailwindModule ? [tailwindModule] : [])];
  const publish = (name: string, extension: string, source: string): string => {
    const file = { name: `${name}-${tools.createContentDigest(source).slice(0, 8)}.${extension}`, source };
    files.push(file);
    return addressOf(file.name);
  };
  const themes = new Map(
    [...rendered.themes]
      .filter(([, css]) => css !== '')
      .map(([library, css]) => [library, publish(library, 'css', css)]),
  );
  for (const sources of pages) {
    const { path, library } = sources.page;
    const script = bundle.pages.get(path);
    const html = rendered.pages.get(path);
    if (!script || !html) continue;
    const themeStylesheet = themes.get(library) ?? null;
    const tailwind = tailwindTexts(sources);
    const assets: DemoAssets = {
      script: addressOf(script.script),
      imports: script.imports.map(addressOf),
      themeStylesheet,
      styles: html.styles + importedStyles(sources),
      styleIds: html.styleIds,
      sourcesUrl: publish(`${pageFileName(path)}-sources`, 'json', JSON.stringify(sourceFile(sources))),
      tailwindStylesheet:
        tailwind.length > 0
          ? publish(
              `${pageFileName(path)}-tailwind`,
              'css',
              await buildTailwindStylesheet(tailwind, REPOSITORY),
            )
          : null,
      tailwindModule: tailwindModule && tailwind.length > 0 ? addressOf(tailwindModule.name) : null,
      runnerUrl: addressOf(runners.documents[library] ?? ''),
    };
    addDemoNodes(sources, assets, html.demos, tools);
  }
  return { files, problems: [...problems, ...rendered.problems] };
}

/** What demos are made with, besides their own files. */
const INVOLVED = ['src', 'content/tsconfig.json', 'tsconfig.base.json', 'tsconfig.json'];

/** Kept between builds, and in develop between edits: mostly no demo has changed, or one. */
let cache: Cache | null = null;

function openCache(): Cache {
  return new Cache(join(REPOSITORY, '.cache/demos.json'), codeVersion(INVOLVED, REPOSITORY));
}

/** Address of a file in the folder of the bundles. */
function addressOf(name: string): string {
  return `/${DEMO_FOLDER}/${name}`;
}
