import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceNodesArgs } from 'gatsby';
import { apiAnchors } from '../../shared/api/api-page';
import { interfaceStrings } from '../content/translation-table';
import { createTranslate } from '../../shared/texts/translations';
import { renderApiPage } from '../api/page/api-page';
import { createDocRenderer, type PageAnchors } from '../api/page/doc-links';
import { renderComponent } from '../api/page/rendered-component';
import type { SiteWithApi } from '../content/api-pages';
import { isPageFile, listFiles, pagePath } from '../content/page-files';
import { HAND_MADE_PATHS } from '../content/site-content';
import { apiNodeId } from './nodes';
import { CONTENT_FOLDER } from '../support/paths';
import { readPage } from '../content/page/parse-page';
import { installedVersion } from './source-data';

/** Makes a node of every component that has an API page, with the body of the page. */
export async function sourceApiNodes(
  { data, api: { components } }: SiteWithApi,
  { actions, createContentDigest }: Pick<SourceNodesArgs, 'actions' | 'createContentDigest'>,
): Promise<void> {
  const files = existsSync(CONTENT_FOLDER) ? await listFiles(CONTENT_FOLDER) : [];
  const markdown = createDocRenderer(
    new Map([
      ...HAND_MADE_PATHS.map((path) => [path, () => []] as const),
      ...files.filter(isPageFile).map((file) => [pagePath(file), () => anchorsOf(file)] as const),
      ...components.map((component) => [component.path, () => apiAnchors(component)] as const),
    ]) satisfies PageAnchors,
  );
  const t = createTranslate({ en: interfaceStrings(data.translations) }, 'en');
  const versions = new Map(components.map(({ package: name }) => [name, installedVersion(name)]));
  const known = new Map(
    components.map((component) => [
      apiNodeId(component.productId, component.name),
      renderComponent(component, markdown),
    ]),
  );
  for (const [id, rendered] of known) {
    const body = renderApiPage(rendered, {
      t,
      markdown,
      version: versions.get(rendered.package) ?? '',
      component: (name) => known.get(apiNodeId(rendered.productId, name)) ?? null,
    });
    const fields = { ...rendered, ...body };
    actions.createNode({
      ...fields,
      id,
      parent: null,
      children: [],
      internal: { type: 'ComponentApi', contentDigest: createContentDigest(fields) },
    });
  }
}

/** Reads a page before Gatsby does: only for the few anchors that the library's texts link to. */
function anchorsOf(file: string): readonly string[] {
  const text = readFileSync(join(CONTENT_FOLDER, file), 'utf8');
  return readPage({ file, path: pagePath(file), text }).page.anchors;
}
