import { announce } from '../ui/announce';
import { copyText } from '../ui/copy/clipboard';
import { connectCopyShortcut, shortcutHint } from '../ui/copy/copy-shortcut';
import { connectCodeTabs, restoreCodeTabs } from './code/code-tabs';
import { t } from '../ui/site-data';

/** How long a page-level block says that it was copied, in ms (specification §4). */
const COPIED_FOR = 2000;
/** Blocks in prose; those of demos and of tools belong to React. */
const BLOCKS = '.prose .MuiCode-root:not([data-live])';

/** Listeners that serve every code block of every page. */
export function connectCodeBlocks(root: Document): void {
  root.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>('.MuiCode-copy') : null;
    if (button?.closest(BLOCKS)) void copy(button);
  });
  connectCopyShortcut(root);
  connectCodeTabs(root);
}

/** Brings the code blocks of a page to life: what script adds, and what the reader has chosen before. */
export function enhanceCodeBlocks(container: ParentNode): void {
  for (const block of container.querySelectorAll(BLOCKS)) {
    if (block.querySelector('.MuiCode-copy') === null) block.append(copyButton());
  }
  restoreCodeTabs(container);
}

function copyButton(): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'MuiCode-copy';
  Object.assign(button.dataset, { gaEventCategory: 'code', gaEventAction: 'copy-click' });
  button.setAttribute('aria-label', t('clickToCopy'));
  label(button, false);
  return button;
}

function label(button: HTMLButtonElement, isCopied: boolean): void {
  button.toggleAttribute('data-copied', isCopied);
  button.textContent = t(isCopied ? 'copied' : 'copy');
  if (isCopied) return;
  const hint = document.createElement('span');
  hint.className = 'MuiCode-copyKeypress';
  hint.textContent = ` ${t('code.shortcut', { keys: shortcutHint() })}`;
  button.append(hint);
}

const timers = new WeakMap<HTMLButtonElement, number>();

async function copy(button: HTMLButtonElement): Promise<void> {
  const code = button.closest('.MuiCode-root')?.querySelector('code')?.textContent ?? '';
  if (!(await copyText(code))) return;
  announce(t('code.copied'));
  label(button, true);
  window.clearTimeout(timers.get(button));
  timers.set(
    button,
    window.setTimeout(() => label(button, false), COPIED_FOR),
  );
}
