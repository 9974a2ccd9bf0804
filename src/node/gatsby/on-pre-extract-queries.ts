import type { NodePluginArgs } from 'gatsby';
import { lostEdits } from './develop-edits';
import { isUpToDate } from './update-site';

/**
 * Gatsby drops edits between the end of `createPages` and its queries. Their nodes are updated, but no pages. Touching
 * the nodes here repeats the edits. The events are emitted by hand, because Gatsby ignores actions of this step.
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
