import { apiAnchors } from '../../shared/api-page';
import type { ComponentApi } from '../../shared/api-reference';
import type { Product } from '../../shared/product';
import { createTranslate, type Translations } from '../../shared/translations';
import { renderApiPage } from '../api/page/api-page';
import {
  createDocRenderer,
  createLinkResolver,
  type PageAnchors,
  type ResolveLink,
} from '../api/page/rendered-component';
import { createTypeLinks } from '../api/page/code-links';
import { renderComponent } from '../api/page/rendered-component';
import { findGuides, findPagesAbout } from '../content/product-identity';
import type { SiteContent } from '../content/site-content';
import { interfaceStrings } from '../content/translations';
import { installedVersion } from '../lib/files';
import { apiNodeId, type NewNode, pageId } from './nodes';

/** Everything that links in doc comments depend on. */
interface LinkInputs {
  components: readonly ComponentApi[];
  pages: readonly { path: string; anchors: readonly string[] }[];
  handMadePaths: readonly string[];
  redirects: readonly { from: string; to: string }[];
}

/** Inputs of API pages. */
export interface ApiInputs {
  links: LinkInputs;
  products: readonly Pick<Product, 'id' | 'repository' | 'types'>[];
  /** API page → main guide. */
  guides: Readonly<Record<string, string>>;
  /** API page → ids of the pages that list its component. */
  pageIds: Readonly<Record<string, string[]>>;
  strings: Translations;
  /** Package → installed version. */
  versions: Readonly<Record<string, string | null>>;
}

/** Collects the inputs of API pages. */
export function apiInputs(content: SiteContent, repository: string): ApiInputs {
  const { data, api, pages } = content;
  const products = data.products.map(({ value }) => value);
  const packages = new Set(api.components.map((component) => component.package));
  const pagesAbout = findPagesAbout(pages, products, api.components);
  return {
    links: linkInputs(content),
    products: products.map(({ id, repository: source, types }) => ({ id, repository: source, types })),
    guides: Object.fromEntries(findGuides(pages, products, api.components)),
    pageIds: Object.fromEntries(
      [...pagesAbout].map(([path, about]) => [path, about.map(({ file }) => pageId(file))]),
    ),
    strings: interfaceStrings(data.translations),
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
export function linkInputs({ api, data, handMadePaths, pages }: SiteContent): LinkInputs {
  return {
    components: api.components,
    pages: pages.map(({ path, anchors }) => ({ path, anchors })),
    handMadePaths,
    redirects: data.redirects.map(({ value }) => value),
  };
}

/** Resolves links in doc comments to pages of this site. */
export function libraryLinks({ components, pages, handMadePaths, redirects }: LinkInputs): ResolveLink {
  return createLinkResolver(
    new Map([
      ...handMadePaths.map((path) => [path, () => []] as const),
      ...pages.map(({ path, anchors }) => [path, () => anchors] as const),
      ...components.map((component) => [component.path, () => apiAnchors(component)] as const),
    ]) satisfies PageAnchors,
    new Map(redirects.map(({ from, to }) => [from, to])),
  );
}
