import type { NodePluginArgs } from 'gatsby';
import { lostEdits } from './develop-edits';
import { isUpToDate } from './update-site';

/**
 * Gatsby forgets edits that it is told of between the end of `createPages` and the beginning of its queries: their nodes
 * are new, and nothing else is made again. A touch at the beginning of the queries reminds it – one that is announced:
 * Gatsby does not hear of what the actions of this step do.
 */
export function onPreExtractQueries({
  emitter,
  getNodesByType,
}: Pick<NodePluginArgs, 'emitter' | 'getNodesByType'>): void {
  if (process.env['NODE_ENV'] === 'production') return;
  lostEdits.sendAgain(emitter);
  if (isUpToDate({ getNodesByType })) return;
  const [file] = getNodesByType('File');
  if (file) emitter.emit('ENQUEUE_NODE_MUTATION', { type: 'touchNode', payload: [file] });
}
