import { propCoverage, type PropCoverage } from '../../api/prop-coverage';
import { apiNodeId, demoId, type ComponentApiNode, type DemoNode, type DocPageNode } from '../nodes';
import type { ResolverContext } from './resolver-context';

/** What a page tells of the components whose guide it is. */
export function resolvePropCoverage(page: DocPageNode, { nodeModel }: ResolverContext): PropCoverage {
  const { path, apiScope, frontMatter } = page;
  const ids = apiScope.flatMap((product) => frontMatter.components.map((name) => apiNodeId(product, name)));
  const components = nodeModel.getNodesByIds({ ids, type: 'ComponentApi' }) as (ComponentApiNode | null)[];
  const demoIds = page.demos.map(({ name }) => demoId(path, name));
  const demos = nodeModel.getNodesByIds({ ids: demoIds, type: 'Demo' }) as (DemoNode | null)[];
  return propCoverage(
    page,
    demos.flatMap((demo) => demo ?? []),
    components.flatMap((component) => (component?.guidePath === path ? [component] : [])),
  );
}
