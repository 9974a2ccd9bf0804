import { apiAnchors } from '../../shared/api/api-page';
import { createTranslate } from '../../shared/texts/translations';
import { renderApiPage } from '../api/page/api-page';
import {
  createDocRenderer,
  createLinkResolver,
  type PageAnchors,
  type ResolveLink,
} from '../api/page/library-texts';
import { createTypeLinks } from '../api/page/type-links';
import { renderComponent } from '../api/page/rendered-component';
import { findGuides } from '../content/guides';
import type { SiteContent } from '../content/site-content';
import { interfaceStrings } from '../content/translation-table';
import { installedVersion } from '../support/installed-version';
import { apiNodeId, type NewNode } from './nodes';

/** A node for every component that has an API page, with the body of the page. */
export function apiNodes(content: SiteContent, repository: string): NewNode[] {
  const { data, api, pages } = content;
  const { components } = api;
  const products = data.products.map(({ value }) => value);
  const guides = findGuides(pages, products, components);
  const markdown = createDocRenderer(libraryLinks(content));
  const repositories = new Map(products.map((product) => [product.id, product.repository]));
  const t = createTranslate({ en: interfaceStrings(data.translations) }, 'en');
  const packages = new Set(components.map((component) => component.package));
  const versions = new Map([...packages].map((name) => [name, installedVersion(name, repository)]));
  const known = new Map(
    components.map((component) => [
      apiNodeId(component.productId, component.name),
      renderComponent(component, markdown),
    ]),
  );
  const explained = products.flatMap(({ types }) => types);
  return [...known].map(([id, rendered]) => {
    const component = (name: string) => known.get(apiNodeId(rendered.productId, name)) ?? null;
    const body = renderApiPage(rendered, {
      t,
      markdown,
      version: versions.get(rendered.package) ?? '',
      repository: repositories.get(rendered.productId) ?? null,
      component,
      openType: createTypeLinks(component, explained),
    });
    return {
      id,
      type: 'ComponentApi',
      fields: { ...rendered, ...body, guidePath: guides.get(rendered.path) ?? null },
    };
  });
}

/** Where links in the texts of the installed packages lead on this site. */
export function libraryLinks({ api, data, handMadePaths, pages }: SiteContent): ResolveLink {
  return createLinkResolver(
    new Map([
      ...handMadePaths.map((path) => [path, () => []] as const),
      ...pages.map(({ path, anchors }) => [path, () => anchors] as const),
      ...api.components.map((component) => [component.path, () => apiAnchors(component)] as const),
    ]) satisfies PageAnchors,
    new Map(data.redirects.map(({ value }) => [value.from, value.to])),
  );
}
