import type { ArticleData } from '../../../shared/doc-page-data';
import { t } from './texts';
import { toAddress } from '../../../shared/site-address';
import { whenLoaded } from '../../ui/when-idle';

const HEADINGS = '.prose :is(h2, h3)[id]';

/** Adds a button next to the heading of every section that has none. The page reserves space for it. */
export function addCommentButtons(article: HTMLElement, { path, title, frame }: ArticleData): void {
  const { productId } = frame;
  const url = window.location.origin + toAddress(path);
  for (const heading of article.querySelectorAll<HTMLElement>(HEADINGS)) {
    if (heading.nextElementSibling?.matches('.comment-link')) continue;
    const section = { id: heading.id, title: heading.textContent.trim() };
    const label = t('feedback.comment', { section: section.title });
    const properties = { type: 'button', tabIndex: -1, className: 'comment-link', title: label };
    const button = Object.assign(document.createElement('button'), properties, { ariaLabel: label });
    button.dataset['feedbackHash'] = section.id;
    button.addEventListener('click', () =>
      whenLoaded(import('./feedback-form'), ({ openCommentDialog }) => {
        // The user can have left the page.
        if (button.isConnected) openCommentDialog({ url, title, productId, section });
      }),
    );
    heading.after(button);
    shareTabStop(heading.querySelector('a'), button);
  }
}

/** The link and button of a heading are one Tab stop, with arrow keys between them. */
function shareTabStop(link: HTMLElement | null, button: HTMLElement): void {
  const lead = (to: HTMLElement | null) => (event: KeyboardEvent) => {
    const isModified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    if (isModified || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
    event.preventDefault();
    to?.focus();
  };
  link?.addEventListener('keydown', lead(button));
  button.addEventListener('keydown', lead(link));
}
