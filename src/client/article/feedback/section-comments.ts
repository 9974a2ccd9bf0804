import type { ArticleData } from '../../../shared/doc-page-data';
import { OUTBOX_KEY } from './rules';
import { readStorage } from '../../ui/safe-storage';

/** Events that show that someone is reading. */
const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'touchstart', 'scroll', 'keydown'] as const;

/**
 * Adds comment buttons to each section of an article on the first user interaction. Also sends comments from an earlier
 * visit that are still queued.
 * @returns removes the buttons
 */
export function offerSectionComments(article: HTMLElement, page: ArticleData): () => void {
  const waiting = new AbortController();
  const offered = new AbortController();
  const begin = async (): Promise<void> => {
    waiting.abort();
    const { addCommentButtons } = await import('./comment-buttons');
    addCommentButtons(article, page, offered.signal);
    if (!readStorage(OUTBOX_KEY)) return;
    const { flushOutbox } = await import('./outbox');
    await flushOutbox();
  };
  const onSign = (): void => void begin().catch(() => undefined);
  for (const type of SIGNS_OF_LIFE)
    window.addEventListener(type, onSign, { signal: waiting.signal, passive: true });
  return () => {
    waiting.abort();
    offered.abort();
  };
}
