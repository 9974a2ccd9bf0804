import type { SourceNodesArgs } from 'gatsby';
import { updateSite } from './update-site';

/** Makes nodes of all that stands in files; Gatsby has listed them before. */
export async function sourceNodes(tools: SourceNodesArgs): Promise<void> {
  await updateSite(tools);
}
