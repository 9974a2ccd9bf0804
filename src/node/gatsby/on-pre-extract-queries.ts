import type { CreatePagesArgs, NodePluginArgs } from 'gatsby';
import { isUpToDate } from './update-site';

type Touch = CreatePagesArgs['actions']['touchNode'];

/** Of the last `createPages`: Gatsby's develop server hears of what these actions do, and of no others. */
let heardActions: { touchNode: Touch } | null = null;

/** Called by `createPages`, whose actions are heard. */
export function rememberActions(actions: { touchNode: Touch }): void {
  heardActions = actions;
}

/**
 * Gatsby forgets edits that it is told of between the end of `createPages` and the beginning of its queries: their nodes
 * are new, and nothing else is made again. A touch at the beginning of the queries reminds it.
 */
export async function onPreExtractQueries(tools: Pick<NodePluginArgs, 'getNodesByType'>): Promise<void> {
  if (process.env['NODE_ENV'] === 'production' || (await isUpToDate(tools))) return;
  const [file] = tools.getNodesByType('File');
  if (file) heardActions?.touchNode(file);
}
