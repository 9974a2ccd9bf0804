import { hasCommandKey, shortcutKey } from './keyboard';

const BLOCK = '.MuiCode-root';
/** Blocks that show their copy button. */
const ACTIVE_BLOCK = '.MuiCode-root:is(:hover, :focus-within)';
const TEXT_FIELD = 'textarea, select, input:not([type="radio"], [type="checkbox"], [type="button"])';

/** Ctrl/⌘+C clicks the copy button of the hovered or focused block. If there are two, the later one. */
export function connectCopyShortcut(root: Document): void {
  let latest: Element | null = null;
  root.addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType === 'touch') return;
    const block = blockOf(target);
    releaseCopyButton(root.activeElement, block);
    latest = block ?? latest;
  });
  root.addEventListener('focusin', ({ target }) => {
    latest = blockOf(target) ?? latest;
  });
  root.addEventListener('keydown', (event) => {
    if (!hasCommandKey(event) || event.shiftKey || event.altKey || shortcutKey(event) !== 'c') return;
    if (root.getSelection()?.toString() || isTextField(root.activeElement)) return;
    const block = latest?.matches(ACTIVE_BLOCK) ? latest : root.querySelector(ACTIVE_BLOCK);
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
function releaseCopyButton(focused: Element | null, hovered: Element | null): void {
  if (!(focused instanceof HTMLElement) || hovered?.contains(focused)) return;
  if (focused.matches('.MuiCode-copy:not(:focus-visible)')) focused.blur();
}
