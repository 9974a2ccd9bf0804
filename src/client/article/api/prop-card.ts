import { placePopover } from '../../ui/place-popover';
import { t } from '../../ui/texts/texts';

const ID = 'prop-card';
/** Time to move the pointer from the word to the card, in ms. */
const GRACE = 200;

let current: HTMLElement | null = null;
let timer = 0;

/** Shows type and default of the prop that a link names, until pointer and focus have left it. */
export function showPropCard(link: HTMLElement): void {
  window.clearTimeout(timer);
  if (link === current || !link.matches(':hover, :focus-visible')) return;
  hide();
  current = link;
  const card = document.getElementById(ID) ?? createCard();
  card.replaceChildren(...contentOf(link));
  link.setAttribute('aria-describedby', ID);
  card.showPopover();
  placePopover(card, link, 'start');
  link.addEventListener('pointerleave', hideSoon);
  link.addEventListener('focusout', hideSoon);
}

function createCard(): HTMLElement {
  const card = document.createElement('div');
  card.id = ID;
  card.className = 'prop-card';
  card.setAttribute('role', 'tooltip');
  card.popover = 'manual';
  card.addEventListener('pointerenter', () => window.clearTimeout(timer));
  card.addEventListener('pointerleave', hideSoon);
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') hide();
  });
  document.addEventListener('click', hide);
  document.body.append(card);
  return card;
}

function contentOf({ dataset, textContent }: HTMLElement): HTMLElement[] {
  const name = (textContent ?? '').replace(/^.*\./, '');
  const title = element('strong', `${dataset['of']}.${name}`);
  const rows = [
    [t('api.type'), dataset['type']],
    [t('api.default'), dataset['default']],
  ].flatMap(([label, value]) =>
    value === undefined ? [] : [element('span', label ?? ''), element('code', value)],
  );
  return [title, ...rows];
}

function element(tag: string, text: string): HTMLElement {
  const created = document.createElement(tag);
  created.textContent = text;
  return created;
}

function hideSoon(): void {
  window.clearTimeout(timer);
  timer = window.setTimeout(() => {
    if (!current?.matches(':hover, :focus-visible') && !document.querySelector(`#${ID}:hover`)) hide();
  }, GRACE);
}

function hide(): void {
  current?.removeAttribute('aria-describedby');
  current?.removeEventListener('pointerleave', hideSoon);
  current?.removeEventListener('focusout', hideSoon);
  current = null;
  const card = document.getElementById(ID);
  if (card?.matches(':popover-open')) card.hidePopover();
}
