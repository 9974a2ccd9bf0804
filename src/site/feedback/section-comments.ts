import type { ArticleData } from '../../domain/doc-page-data';
import { OUTBOX_KEY } from '../../domain/feedback/outbox-key';
import { readStorage } from '../theme/safe-storage';

/** What shows that somebody is reading. */
const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'touchstart', 'scroll', 'keydown'] as const;

/**
 * Lets readers comment on each section of an article. The buttons come with the first sign that somebody is reading:
 * a page that nobody touches needs none. Comments that wait from an earlier visit are sent then, too.
 * @returns stops waiting
 */
export function offerSectionComments(article: HTMLElement, page: ArticleData): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const begin = (): void => {
    controller.abort();
    void import('./comment-buttons').then(
      ({ addCommentButtons }) => addCommentButtons(article, page),
      () => undefined,
    );
    if (readStorage(OUTBOX_KEY)) {
      void import('./outbox').then(
        ({ sendWaiting }) => sendWaiting(),
        () => undefined,
      );
    }
  };
  for (const type of SIGNS_OF_LIFE) window.addEventListener(type, begin, { signal, passive: true });
  return () => controller.abort();
}
