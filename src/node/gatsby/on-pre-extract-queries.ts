import type { CreatePagesArgs, NodePluginArgs } from 'gatsby';
import { LostEdits } from './lost-edits';
import { isUpToDate } from './update-site';

type Touch = CreatePagesArgs['actions']['touchNode'];

/** Of the last `createPages`: Gatsby's develop server hears of what these actions do, and of no others. */
let heardActions: { touchNode: Touch } | null = null;

/** Of this process; `createPages` lets it watch. */
export const lostEdits = new LostEdits();

/** Called by `createPages`, whose actions are heard. */
export function rememberActions(actions: { touchNode: Touch }): void {
  heardActions = actions;
}

/**
 * Gatsby forgets edits that it is told of between the end of `createPages` and the beginning of its queries: their nodes
 * are new, and nothing else is made again. A touch at the beginning of the queries reminds it.
 */
export function onPreExtractQueries(tools: Pick<NodePluginArgs, 'getNodesByType'>): void {
  if (process.env['NODE_ENV'] === 'production') return;
  lostEdits.sendAgain();
  if (isUpToDate(tools)) return;
  const [file] = tools.getNodesByType('File');
  if (file) heardActions?.touchNode(file);
}
