import { translate } from '../i18n/interface-text';
import { readStorage, writeStorage } from '../theme/safe-storage';

/** How long a page-level block says that it was copied, in ms (reference "Code copy"). */
const COPIED_FOR = 2000;
const STORAGE_PREFIX = 'codeblock-';

/** Listeners that serve every code block of every page: copy, and tabs that share the reader's choice. */
export function connectCodeBlocks(root: Document): void {
  root.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>('.MuiCode-copy') : null;
    if (button) void copy(button);
  });
  root.addEventListener('change', ({ target }) => {
    const group = target instanceof HTMLInputElement ? target.closest<HTMLElement>('.code-tabs') : null;
    if (!group || !(target instanceof HTMLInputElement)) return;
    writeStorage(STORAGE_PREFIX + storageKey(group), target.value);
    selectTabs(root, storageKey(group), target.value);
  });
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key?.startsWith(STORAGE_PREFIX) && newValue !== null)
      selectTabs(root, key.slice(STORAGE_PREFIX.length), newValue);
  });
}

/** Brings the code blocks of a page to life: what script adds, and what the reader has chosen before. */
export function enhanceCodeBlocks(container: ParentNode): void {
  for (const block of container.querySelectorAll('.MuiCode-root')) {
    if (block.querySelector('.MuiCode-copy') === null) block.append(copyButton());
  }
  for (const group of container.querySelectorAll<HTMLElement>('.code-tabs')) {
    const stored = readStorage(STORAGE_PREFIX + storageKey(group));
    if (stored !== null) select(group, stored);
  }
}

function copyButton(): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'MuiCode-copy';
  button.setAttribute('aria-label', translate('clickToCopy'));
  button.textContent = translate('copy');
  return button;
}

async function copy(button: HTMLButtonElement): Promise<void> {
  const code = button.closest('.MuiCode-root')?.querySelector('pre')?.textContent ?? '';
  try {
    await navigator.clipboard.writeText(code);
  } catch {
    // The reader can still select the text (specification §8).
    return;
  }
  button.dataset['copied'] = 'true';
  button.textContent = translate('copied');
  window.setTimeout(() => {
    delete button.dataset['copied'];
    button.textContent = translate('copy');
  }, COPIED_FOR);
}

function selectTabs(root: ParentNode, key: string, label: string): void {
  for (const group of root.querySelectorAll<HTMLElement>('.code-tabs'))
    if (storageKey(group) === key) select(group, label);
}

function select(group: HTMLElement, label: string): void {
  const tab = [...group.querySelectorAll('input')].find(({ value }) => value === label);
  if (tab) tab.checked = true;
}

function storageKey(group: HTMLElement): string {
  return group.dataset['storageKey'] ?? '';
}
