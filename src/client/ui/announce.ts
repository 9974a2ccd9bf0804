/** How long a text can be read, in ms. */
const SHOWN_FOR = 3000;

let region: HTMLElement | null = null;
let timer = 0;

/** Adds the live region, which must exist before the first announcement. */
export function connectAnnouncer(): void {
  region = Object.assign(document.createElement('div'), { className: 'announcer', role: 'status' });
  document.body.append(region);
}

/**
 * Announces text politely.
 * @param shown also shows it as a message, if it is not visible elsewhere
 */
export function announce(text: string, { shown = false }: { shown?: boolean } = {}): void {
  if (!region) return;
  const element = region;
  // Everything outside of a modal dialog is inert.
  const parent = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
  if (element.parentElement !== parent) parent.append(element);
  element.textContent = '';
  element.toggleAttribute('data-shown', shown);
  window.clearTimeout(timer);
  // Screen readers ignore a change that comes together with its removal, and the same text twice.
  timer = window.setTimeout(() => {
    element.textContent = text;
    timer = window.setTimeout(() => {
      element.textContent = '';
      element.removeAttribute('data-shown');
    }, SHOWN_FOR);
  }, 50);
}
