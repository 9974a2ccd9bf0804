import { hasCommandKey, shortcutKey } from './keyboard';

const BLOCK = '.MuiCode-root';
const TEXT_FIELD = 'textarea, select, input:not([type="radio"], [type="checkbox"], [type="button"])';

/**
 * Ctrl/⌘+C clicks the copy button of the hovered or focused block.
 * @param start element of the first event
 */
export function connectCopyShortcut(root: Document, start: Element): void {
  let hovered = blockOf(start);
  let latest = hovered;
  root.addEventListener('pointerover', ({ target, pointerType }) => {
    const block = pointerType === 'touch' ? null : blockOf(target);
    if (block !== hovered) releaseCopyButton(hovered);
    hovered = block;
    latest = block ?? latest;
  });
  root.addEventListener('focusin', ({ target }) => {
    latest = blockOf(target) ?? latest;
  });
  root.addEventListener('keydown', (event) => {
    if (!hasCommandKey(event) || event.shiftKey || event.altKey || shortcutKey(event) !== 'c') return;
    if (root.getSelection()?.toString() || isTextField(root.activeElement)) return;
    const focused = blockOf(root.activeElement);
    const block =
      latest !== null && (latest === hovered || latest === focused) ? latest : (hovered ?? focused);
    const button = block?.querySelector<HTMLButtonElement>('.MuiCode-copy');
    if (button) pressByKeyboard(button);
  });
}

/** Analytics distinguishes the shortcut from a click. */
function pressByKeyboard(button: HTMLButtonElement): void {
  button.dataset['gaEventAction'] = 'copy-keyboard';
  button.click();
  button.dataset['gaEventAction'] = 'copy-click';
}

function blockOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest(BLOCK) : null;
}

function isTextField(element: Element | null): boolean {
  return element instanceof HTMLElement && (element.isContentEditable || element.matches(TEXT_FIELD));
}

/** A clicked button keeps the focus, and would stay visible after the pointer leaves. */
function releaseCopyButton(block: Element | null): void {
  const button = block?.querySelector<HTMLButtonElement>('.MuiCode-copy:focus:not(:focus-visible)');
  button?.blur();
}
