import { apiScope } from '../../domain/api-scope';
import { createTranslate, type Translations } from '../../domain/translations';
import type { ApiLookup } from '../api/page/code-word';
import { createDocRenderer } from '../api/page/doc-links';
import type { TableContext } from '../api/page/table';
import { apiNodeId, TEXTS_ID, type ComponentApiNode, type DocPageNode } from './nodes';
import type { ResolverContext } from './resolvers';

/** Finds the components that a page may mean; the store notes what was asked for. */
export function createApiLookup(
  { productId, frontMatter }: Pick<DocPageNode, 'productId' | 'frontMatter'>,
  { nodeModel }: ResolverContext,
): ApiLookup {
  const found = new Map<string, ComponentApiNode | null>();
  const component = (name: string): ComponentApiNode | null => {
    const known = found.get(name);
    if (known !== undefined) return known;
    const ids = apiScope(productId).map((product) => apiNodeId(product, name));
    const [first = null] = nodeModel
      .getNodesByIds({ ids, type: 'ComponentApi' })
      .filter(Boolean) as ComponentApiNode[];
    found.set(name, first);
    return first;
  };
  return { component, documented: frontMatter.components.flatMap((name) => component(name) ?? []) };
}

/** What rendering API tables within prose needs; queries run in processes of their own, so it is in the store. */
export function createTableContext({ nodeModel }: ResolverContext): TableContext {
  const texts = nodeModel.getNodeById({ id: TEXTS_ID, type: 'InterfaceTexts' }) as {
    strings: Translations;
  } | null;
  return {
    t: createTranslate({ en: texts?.strings ?? {} }, 'en'),
    markdown: createDocRenderer(new Map()),
  };
}
