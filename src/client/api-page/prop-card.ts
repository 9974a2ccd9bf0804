import { isComposing } from '../ui/keyboard';
import { placePopover } from '../ui/overlay';
import { t } from './texts';
import { toAddress } from '../../shared/site-address';

const ID = 'prop-card';
/** Time to move the pointer from the word to the card, in ms. */
const GRACE = 200;

let card: HTMLElement | null = null;
let current: HTMLElement | null = null;
/** A word whose card Escape has closed, until the focus leaves it. */
let dismissed: HTMLElement | null = null;
let timer = 0;

/**
 * Shows a card with the type and default of a linked prop, or with a link to the reference of a component. It closes
 * when pointer and focus leave it.
 */
export function showPropCard(link: HTMLElement): void {
  window.clearTimeout(timer);
  if (link === current || link === dismissed || !link.matches(':hover, :focus-visible')) return;
  hide();
  current = link;
  card ??= createCard();
  card.replaceChildren(...contentOf(link));
  card.setAttribute('role', link.dataset['api'] === undefined ? 'tooltip' : 'group');
  link.setAttribute('aria-describedby', ID);
  // Next to its word, so the next Tab moves into the card.
  link.after(card);
  card.showPopover();
  placePopover(card, link, 'start');
  link.addEventListener('pointerleave', hideSoon);
  link.addEventListener('focusout', hideSoon);
}

function createCard(): HTMLElement {
  const properties = { id: ID, className: 'prop-card', popover: 'manual' };
  const created = Object.assign(document.createElement('div'), properties);
  created.addEventListener('pointerleave', hideSoon);
  created.addEventListener('focusout', hideSoon);
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !isComposing(event)) dismiss(created.contains(document.activeElement));
  });
  document.addEventListener('click', hide);
  return created;
}

/** Restores the focus if it was in the card, without opening the card again. */
function dismiss(hadFocus: boolean): void {
  const word = current;
  hide();
  if (!word || !hadFocus) return;
  dismissed = word;
  word.focus();
  word.addEventListener('focusout', () => (dismissed = null), { once: true });
}

function contentOf({ dataset, textContent }: HTMLElement): HTMLElement[] {
  const name = (textContent ?? '').replace(/^.*\.|[<>/ ]/g, '');
  const { api } = dataset;
  if (api !== undefined)
    return [Object.assign(element('a', t('api.title', { name })), { href: toAddress(api) })];
  const title = element('strong', dataset['of'] === undefined ? name : `${dataset['of']}.${name}`);
  return [title, ...row(t('api.type'), dataset['type']), ...row(t('api.default'), dataset['default'])];
}

function row(label: string, value: string | undefined): HTMLElement[] {
  return value === undefined ? [] : [element('span', label), element('code', value)];
}

function element(tag: string, textContent: string): HTMLElement {
  return Object.assign(document.createElement(tag), { textContent });
}

function hideSoon(): void {
  window.clearTimeout(timer);
  timer = window.setTimeout(() => {
    if (!current?.matches(':hover, :focus-visible') && !card?.matches(':hover, :focus-within')) hide();
  }, GRACE);
}

function hide(): void {
  current?.removeAttribute('aria-describedby');
  current = null;
  if (card?.matches(':popover-open')) card.hidePopover();
}
