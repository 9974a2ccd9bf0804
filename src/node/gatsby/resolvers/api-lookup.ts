import { createTranslate, type Translations } from '../../../shared/texts/translations';
import { createApiLookup, type ApiLookup } from '../../api/page/code-links';
import { createDocRenderer, createLinkResolver } from '../../api/page/library-texts';
import { createTypeLinks } from '../../api/page/type-links';
import type { TableContext } from '../../api/page/table';
import { apiNodeId, TEXTS_ID, type ComponentApiNode, type DocPageNode } from '../nodes';
import type { ResolverContext } from './resolver-context';

/** The components that a page may mean; the store notes what was asked for. */
export function lookupInStore(
  { apiScope, frontMatter, path }: Pick<DocPageNode, 'apiScope' | 'frontMatter' | 'path'>,
  { nodeModel }: ResolverContext,
): ApiLookup {
  return createApiLookup(apiScope, frontMatter.components, (product, name) => {
    const id = apiNodeId(product, name);
    const node = nodeModel.getNodeById({ id, type: 'ComponentApi' }) as ComponentApiNode | null;
    // From its own guide, a component leads on to its reference.
    return node?.guidePath === path ? { ...node, guidePath: null } : node;
  });
}

/** What rendering API tables within prose needs; queries run in processes of their own, so it is in the store. */
export function createTableContext({ nodeModel }: ResolverContext, { component }: ApiLookup): TableContext {
  const texts = nodeModel.getNodeById({ id: TEXTS_ID, type: 'InterfaceTexts' }) as {
    strings: Translations;
  } | null;
  return {
    t: createTranslate({ en: texts?.strings ?? {} }, 'en'),
    markdown: createDocRenderer(createLinkResolver(new Map())),
    openType: createTypeLinks(component, []),
  };
}
