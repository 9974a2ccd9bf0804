import { createTranslate } from '../../shared/texts/translations';
import { renderApiPage } from '../api/page/api-page';
import { createDocRenderer } from '../api/page/library-texts';
import { createTypeLinks } from '../api/page/type-links';
import { renderComponent } from '../api/page/rendered-component';
import { findGuides } from '../content/guides';
import type { SiteContent } from '../content/site-content';
import { interfaceStrings } from '../content/translation-table';
import { installedVersion } from '../support/installed-version';
import { libraryLinks } from './library-links';
import type { NewNode } from './node-writer';
import { apiNodeId } from './nodes';

/** A node for every component that has an API page, with the body of the page. */
export function apiNodes(content: SiteContent, repository: string): NewNode[] {
  const { data, api, pages } = content;
  const { components } = api;
  const guides = findGuides(
    pages,
    data.products.map(({ value }) => value),
    components,
  );
  const markdown = createDocRenderer(libraryLinks(content));
  const products = new Map(data.products.map(({ value }) => [value.id, value]));
  const t = createTranslate({ en: interfaceStrings(data.translations) }, 'en');
  const packages = new Set(components.map((component) => component.package));
  const versions = new Map([...packages].map((name) => [name, installedVersion(name, repository)]));
  const known = new Map(
    components.map((component) => [
      apiNodeId(component.productId, component.name),
      renderComponent(component, markdown),
    ]),
  );
  const explained = data.products.flatMap(({ value }) => value.types);
  return [...known].map(([id, rendered]) => {
    const component = (name: string) => known.get(apiNodeId(rendered.productId, name)) ?? null;
    const body = renderApiPage(rendered, {
      t,
      markdown,
      version: versions.get(rendered.package) ?? '',
      repository: products.get(rendered.productId)?.repository ?? null,
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
