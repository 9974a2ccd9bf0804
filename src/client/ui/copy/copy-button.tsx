import type { ReactNode } from 'react';
import { useTranslate } from '../texts/locale-provider';
import { useHydrated } from '../use-hydrated';
import { shortcutHint } from './copy-shortcut';
import { useClipboardCopy } from './use-clipboard-copy';

/** Copy button of a code block that React renders. */
export function CopyButton({ text }: { text: () => string }): ReactNode {
  const t = useTranslate();
  const { copy, isCopied } = useClipboardCopy();
  const keys = useHydrated() ? shortcutHint() : '';
  return (
    <button
      type="button"
      className="MuiCode-copy"
      aria-label={t('clickToCopy')}
      data-copied={isCopied || undefined}
      data-ga-event-category="code"
      data-ga-event-action="copy-click"
      onClick={() => copy(text(), t('code.copied'))}
    >
      {t(isCopied ? 'copied' : 'copy')}
      {keys && !isCopied && <span className="MuiCode-copyKeypress"> {t('code.shortcut', { keys })}</span>}
    </button>
  );
}
