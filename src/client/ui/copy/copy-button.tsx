import type { ReactNode } from 'react';
import { useTranslate } from '../texts/locale-provider';
import { useHydrated } from '../use-hydrated';
import { copyShortcut } from '../keyboard';
import { useClipboardCopy } from './use-clipboard-copy';
import { counted } from '../counted';

/** Copy button of a code block that React renders. */
export function CopyButton({ text }: { text: () => string }): ReactNode {
  const t = useTranslate();
  const { copy, isCopied } = useClipboardCopy();
  const keys = useHydrated() ? copyShortcut() : '';
  return (
    <button
      type="button"
      className="MuiCode-copy"
      aria-label={t('clickToCopy')}
      data-copied={isCopied || undefined}
      ref={counted({ gaEventCategory: 'code', gaEventAction: 'copy-click' })}
      onClick={() => copy(text(), t('code.copied'))}
    >
      {t(isCopied ? 'copied' : 'copy')}
      {keys && !isCopied && <span className="MuiCode-copyKeypress"> {t('code.shortcut', { keys })}</span>}
    </button>
  );
}
