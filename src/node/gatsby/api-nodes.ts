import { apiAnchors } from '../../shared/api-reference';
import { createTranslate } from '../../shared/translations';
import { renderApiPage } from '../api/page/api-page';
import {
  createDocRenderer,
  createLinkResolver,
  type PageAnchors,
  renderComponent,
  type ResolveLink,
} from '../api/page/rendered-component';
import { createTypeLinks } from '../api/page/code-links';
import { findGuides, findPagesAbout } from '../content/product-identity';
import type { SiteContent } from '../content/data-files';
import { interfaceStrings } from '../content/translations';
import { installedVersion } from '../lib/files';
import { apiNodeId, type NewNode, pageId } from './nodes';

/** Inputs of API pages. They are rebuilt only if these change. */
export type ApiInputs = ReturnType<typeof apiInputs>;

/** Collects the inputs of API pages. */
export function apiInputs(content: SiteContent, repository: string) {
  const { data, api, pages } = content;
  const products = data.products.map(({ value }) => value);
  const packages = new Set(api.components.map((component) => component.package));
  const pagesAbout = findPagesAbout(pages, products, api.components);
  return {
    links: linkInputs(content),
    products: products.map(({ id, repository: source, types }) => ({ id, repository: source, types })),
    /** API page → main guide. */
    guides: Object.fromEntries(findGuides(pages, products, api.components)),
    /** API page → ids of the pages that list its component. */
    pageIds: Object.fromEntries(
      [...pagesAbout].map(([path, about]) => [path, about.map(({ file }) => pageId(file))]),
    ),
    strings: interfaceStrings(data.translations),
    /** Package → installed version. */
    versions: Object.fromEntries([...packages].map((name) => [name, installedVersion(name, repository)])),
  };
}

/** A node with the rendered API page of every component. */
export function apiNodes({ links, products, guides, pageIds, strings, versions }: ApiInputs): NewNode[] {
  const markdown = createDocRenderer(libraryLinks(links));
  const t = createTranslate({ en: strings }, 'en');
  const known = new Map(
    links.components.map((component) => [
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
      version: versions[rendered.package] ?? '',
      repository: products.find((product) => product.id === rendered.productId)?.repository ?? null,
      component,
      openType: createTypeLinks(component, explained),
    });
    return {
      id,
      type: 'ComponentApi',
      fields: {
        ...rendered,
        ...body,
        guidePath: guides[rendered.path] ?? null,
        pageIds: pageIds[rendered.path] ?? [],
      },
    };
  });
}

/** Collects the inputs of links in documentation comments. */
export function linkInputs({ api, data, handMadePaths, pages }: SiteContent) {
  return {
    components: api.components,
    pages: pages.map(({ path, anchors }) => ({ path, anchors })),
    handMadePaths,
    redirects: data.redirects.map(({ value }) => value),
  };
}

/** Resolves links in doc comments to pages of this site. */
export function libraryLinks({
  components,
  pages,
  handMadePaths,
  redirects,
}: ReturnType<typeof linkInputs>): ResolveLink {
  return createLinkResolver(
    new Map([
      ...handMadePaths.map((path) => [path, () => []] as const),
      ...pages.map(({ path, anchors }) => [path, () => anchors] as const),
      ...components.map((component) => [component.path, () => apiAnchors(component)] as const),
    ]) satisfies PageAnchors,
    new Map(redirects.map(({ from, to }) => [from, to])),
  );
}
