import { withScrollAnchor } from '../../ui/scroll-anchor';
import { readStorage, writeStorage } from '../../ui/storage/safe-storage';

const STORAGE_PREFIX = 'codeblock-';

/** Tabs with the same key share the reader's choice, on this page and in other browser tabs. */
export function connectCodeTabs(root: Document): void {
  root.addEventListener('change', ({ target }) => {
    const group = target instanceof HTMLInputElement ? target.closest<HTMLElement>('.code-tabs') : null;
    if (!group || !(target instanceof HTMLInputElement)) return;
    writeStorage(STORAGE_PREFIX + storageKey(group), target.value);
    withScrollAnchor(() => selectTabs(root, storageKey(group), target.value), group);
  });
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key?.startsWith(STORAGE_PREFIX) && newValue !== null)
      withScrollAnchor(() => selectTabs(root, key.slice(STORAGE_PREFIX.length), newValue));
  });
}

/** Shows the tabs that the reader has chosen before. */
export function restoreCodeTabs(container: ParentNode): void {
  for (const group of container.querySelectorAll<HTMLElement>('.code-tabs')) {
    const stored = readStorage(STORAGE_PREFIX + storageKey(group));
    if (stored !== null) select(group, stored);
  }
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
