import type { SourceNodesArgs } from 'gatsby';
import { updateSite } from './update-site';

/** Creates nodes from files, which Gatsby has listed before. */
export async function sourceNodes(tools: SourceNodesArgs): Promise<void> {
  await updateSite(tools);
}
