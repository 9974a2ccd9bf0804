import convert from 'npm-to-yarn';
import { escapeHtml } from '../../support/escape-html';
import { renderCodeBlock, type FenceInfo } from './code-block';

/** One tab: what the radio button says and the code below it. */
export interface CodeTab {
  label: string;
  code: string;
  info: FenceInfo;
}

const PACKAGE_MANAGERS = ['npm', 'pnpm', 'yarn', 'bun'] as const;

/** Fences with this word get a tab per package manager, made from their npm lines. */
export const PACKAGE_MANAGER_LABEL = 'package-manager';

export function packageManagerTabs(npmLines: string, info: FenceInfo): CodeTab[] {
  return PACKAGE_MANAGERS.map((manager) => ({
    label: manager,
    code:
      manager === 'npm'
        ? npmLines
        : npmLines
            .split('\n')
            .map((line) => convert(line, manager))
            .join('\n'),
    info,
  }));
}

/**
 * Tabs as a group of radio buttons: the platform gives keyboard, names and state, and they work without JavaScript.
 * @param storageKey blocks with the same key share the reader's choice
 * @param id unique within the page
 */
export function renderCodeTabs(tabs: readonly CodeTab[], storageKey: string, id: string): string {
  const name = escapeHtml(storageKey.replace(/-/g, ' '));
  const radios = tabs.map(
    ({ label }, index) =>
      `<label><input type="radio" name="${id}" value="${escapeHtml(label)}"${index === 0 ? ' checked' : ''}>` +
      `<span>${escapeHtml(label)}</span></label>`,
  );
  const panels = tabs.map(
    ({ code, info }) => `<div class="code-tabs-panel">${renderCodeBlock(code, info)}</div>`,
  );
  return (
    `<fieldset class="code-tabs" data-storage-key="${escapeHtml(storageKey)}">` +
    `<legend class="visually-hidden">${name}</legend>` +
    `<div class="code-tabs-list">${radios.join('')}</div>${panels.join('')}</fieldset>`
  );
}
