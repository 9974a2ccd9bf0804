import { announce } from '../ui/announce';
import { copyText } from '../ui/copy-button';
import { connectCopyShortcut } from '../ui/copy-shortcut';
import { copyShortcut } from '../ui/keyboard';
import { withScrollAnchor } from '../router/scroll';
import { readStorage, writeStorage } from '../ui/safe-storage';
import { t } from '../ui/site-data';

/** How long the button of a code block in prose shows "Copied", in ms. */
const COPIED_FOR = 2000;
/** Code blocks in prose. React renders the code blocks of demos and tools. */
const BLOCKS = '.prose .MuiCode-root:not([data-live], .demo *)';
/** Boxes that can scroll. All of them are focusable in the HTML, because only the browser knows if they do. */
const SCROLL_BOXES = '.MuiCode-root pre, .table-scroll';
const STORAGE_PREFIX = 'codeblock-';

const timers = new WeakMap<HTMLButtonElement, number>();

/** Listeners that serve every code block of every page. */
export function connectCodeBlocks(root: Document): void {
  root.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (!button?.closest(BLOCKS)) return;
    if (button.matches('.MuiCode-copy')) void copy(button);
    else if (button.matches('.MuiCode-expand')) toggleBlock(button);
  });
  connectCopyShortcut(root);
  connectCodeTabs(root);
  connectTabStops(root);
}

/** Code and tables that do not scroll are no stops of the Tab key. */
function connectTabStops(root: Document): void {
  root.addEventListener('keydown', ({ key }) => {
    if (key !== 'Tab') return;
    for (const box of root.querySelectorAll<HTMLElement>(SCROLL_BOXES)) {
      const scrolls = box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight;
      box.tabIndex = scrolls ? 0 : -1;
    }
  });
}

/** Adds the scripted parts of code blocks, and restores selected tabs. */
export function enhanceCodeBlocks(container: ParentNode): void {
  for (const block of container.querySelectorAll(BLOCKS)) {
    if (block.querySelector('.MuiCode-copy') !== null) continue;
    block.append(copyButton());
    if (block.matches('[data-long]')) {
      const textContent = t('code.expand');
      block.append(createButton({ className: 'MuiCode-expand', ariaExpanded: 'false', textContent }));
    }
  }
  restoreCodeTabs(container);
}

/** Shows all lines of a long block, or its first lines again. */
function toggleBlock(button: HTMLButtonElement): void {
  const block = button.closest('.MuiCode-root');
  if (!block) return;
  // The button is at the end of the block, which moves up when it closes.
  const anchor = block.hasAttribute('data-expanded') ? button : block;
  withScrollAnchor(() => {
    const isExpanded = block.toggleAttribute('data-expanded');
    button.ariaExpanded = String(isExpanded);
    button.textContent = t(isExpanded ? 'code.collapse' : 'code.expand');
  }, anchor);
}

function createButton(properties: Partial<HTMLButtonElement>): HTMLButtonElement {
  return Object.assign(document.createElement('button'), { type: 'button', ...properties });
}

function copyButton(): HTMLButtonElement {
  const button = createButton({ className: 'MuiCode-copy', ariaLabel: t('clickToCopy') });
  Object.assign(button.dataset, { gaEventCategory: 'code', gaEventAction: 'copy-click' });
  showLabel(button, false);
  return button;
}

function showLabel(button: HTMLButtonElement, isCopied: boolean): void {
  button.toggleAttribute('data-copied', isCopied);
  button.textContent = t(isCopied ? 'copied' : 'copy');
  if (isCopied) return;
  const textContent = ` ${t('code.shortcut', { keys: copyShortcut() })}`;
  const properties = { className: 'MuiCode-copyKeypress', textContent };
  button.append(Object.assign(document.createElement('span'), properties));
}

async function copy(button: HTMLButtonElement): Promise<void> {
  const code = button.closest('.MuiCode-root')?.querySelector('code')?.textContent ?? '';
  if (!(await copyText(code))) return;
  announce(t('code.copied'));
  showLabel(button, true);
  window.clearTimeout(timers.get(button));
  timers.set(
    button,
    window.setTimeout(() => showLabel(button, false), COPIED_FOR),
  );
}

/** Syncs tabs with the same key on this page and in other browser tabs. */
function connectCodeTabs(root: Document): void {
  root.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    const group = target.closest<HTMLElement>('.code-tabs');
    if (!group) return;
    const { storageKey = '' } = group.dataset;
    writeStorage(STORAGE_PREFIX + storageKey, target.value);
    withScrollAnchor(() => selectTabs(root, storageKey, target.value), group);
  });
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key?.startsWith(STORAGE_PREFIX) && newValue !== null)
      withScrollAnchor(() => selectTabs(root, key.slice(STORAGE_PREFIX.length), newValue));
  });
}

/** Restores the selected tabs. */
function restoreCodeTabs(container: ParentNode): void {
  for (const group of container.querySelectorAll<HTMLElement>('.code-tabs')) {
    const { storageKey = '' } = group.dataset;
    // The user has selected it while the page was loading.
    const early = group.querySelector<HTMLInputElement>('input:checked:not(:default)');
    if (early) writeStorage(STORAGE_PREFIX + storageKey, early.value);
    selectTabs(early ? document : container, storageKey, readStorage(STORAGE_PREFIX + storageKey));
  }
}

function selectTabs(root: ParentNode, key: string, label: string | null): void {
  const tabs = `.code-tabs[data-storage-key="${CSS.escape(key)}"] input`;
  for (const tab of root.querySelectorAll<HTMLInputElement>(tabs))
    if (tab.value === label) tab.checked = true;
}
