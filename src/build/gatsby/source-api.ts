import { existsSync } from 'node:fs';
import type { SourceNodesArgs } from 'gatsby';
import { interfaceStrings } from '../../domain/translation-table';
import { createTranslate } from '../../domain/translations';
import { renderApiPage } from '../api/page/api-page';
import { createDocRenderer } from '../api/page/doc-links';
import { renderComponent } from '../api/page/rendered-component';
import type { SiteWithApi } from '../content/api-pages';
import { isPageFile, listFiles, pagePath } from '../content/page-files';
import { HAND_MADE_PATHS } from '../content/site-content';
import { apiNodeId } from './nodes';
import { CONTENT_FOLDER } from './paths';
import { installedVersion } from './source-data';

/** Makes a node of every component that has an API page, with the body of the page. */
export async function sourceApiNodes(
  { data, api: { components } }: SiteWithApi,
  { actions, createContentDigest }: Pick<SourceNodesArgs, 'actions' | 'createContentDigest'>,
): Promise<void> {
  const files = existsSync(CONTENT_FOLDER) ? await listFiles(CONTENT_FOLDER) : [];
  const markdown = createDocRenderer(components, [
    ...files.filter(isPageFile).map(pagePath),
    ...HAND_MADE_PATHS,
  ]);
  const t = createTranslate({ en: interfaceStrings(data.translations) }, 'en');
  const versions = new Map(components.map(({ package: name }) => [name, installedVersion(name)]));
  for (const component of components) {
    const rendered = renderComponent(component, markdown);
    const body = renderApiPage(rendered, versions.get(component.package) ?? '', { t, markdown });
    const fields = { ...rendered, ...body };
    actions.createNode({
      ...fields,
      id: apiNodeId(component.productId, component.name),
      parent: null,
      children: [],
      internal: { type: 'ComponentApi', contentDigest: createContentDigest(fields) },
    });
  }
}
