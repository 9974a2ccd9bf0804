import { t } from '../../ui/texts/texts';

/** Marks what a reader is writing: an edited demo, a comment. Such a page is never loaded again by itself. */
export const UNSENT = '[data-unsent]';

/** Offers to load the page again. Made without anything that would have to be loaded: after a deploy it may be gone. */
export function offerReload(reload: () => void): void {
  if (document.querySelector('.reload-offer')) return;
  const bar = document.createElement('div');
  bar.className = 'announcer reload-offer';
  bar.dataset['shown'] = '';
  bar.setAttribute('role', 'alert');
  const button = document.createElement('button');
  button.className = 'text-button';
  button.textContent = t('reload');
  button.addEventListener('click', reload);
  bar.append(`${t('update.text')} `, button);
  document.body.append(bar);
}
