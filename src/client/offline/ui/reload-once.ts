import { t } from '../../ui/site-data';
import { mayReload } from './rules';

const RELOADED = 'docs-reloaded';
/** Marks what a reader is writing: an edited demo, a comment. Such a page is never loaded again by itself. */
const UNSENT = '[data-unsent]';
/** An address that has what was typed in search opens it again. */
const SEARCH_PARAMETER = 'q';
const SEARCH_FIELD = 'dialog[open] :is([role="combobox"], [type="search"])';

/**
 * Loads this place again, with what was typed in search, unless that has been tried before. A reader who is writing
 * decides when.
 * @param cause what the reload is to mend
 */
export function reloadOnce(cause: string): void {
  const earlier = earlierReloads();
  if (!mayReload(cause, earlier, performance.now())) return;
  if (document.querySelector(UNSENT)) return offerReload();
  try {
    window.sessionStorage.setItem(RELOADED, JSON.stringify([...earlier, cause]));
  } catch {
    // Without a memory of reloads there could be no end of them.
    return offerReload();
  }
  const typed = document.querySelector<HTMLInputElement>(SEARCH_FIELD)?.value;
  if (!typed) return window.location.reload();
  const place = new URL(window.location.href);
  place.searchParams.set(SEARCH_PARAMETER, typed);
  window.location.replace(place);
}

/** Causes of earlier reloads of this tab, the last one at the end. */
function earlierReloads(): string[] {
  try {
    return JSON.parse(window.sessionStorage.getItem(RELOADED) ?? '[]') as string[];
  } catch {
    return [];
  }
}

/** Offers to load the page again. Made without anything that would have to be loaded: after a deploy it may be gone. */
function offerReload(): void {
  if (document.querySelector('.reload-offer')) return;
  const bar = document.createElement('div');
  bar.className = 'announcer reload-offer';
  bar.dataset['shown'] = '';
  bar.setAttribute('role', 'alert');
  const button = document.createElement('button');
  button.className = 'text-button';
  button.textContent = t('reload');
  button.addEventListener('click', () => window.location.reload());
  bar.append(`${t('update.text')} `, button);
  document.body.append(bar);
}
