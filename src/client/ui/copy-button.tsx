import { type ReactNode, useCallback, useRef, useState } from 'react';
import { announce } from './announce';
import { useTranslate } from './providers';
import { useHydrated } from './store';
import { copyShortcut } from './keyboard';
import { counted } from './counted';

/**
 * Copies text. Failures are ignored, because the user can still select the text.
 * @returns whether it was copied
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** How long a control says that it has copied, in ms. */
const COPIED_FOR = 1200;

/** Copies text, announces it, and sets a flag for a moment. */
export function useClipboardCopy() {
  const [isCopied, setCopied] = useState(false);
  const timer = useRef(0);
  const copy = useCallback((text: string, message: string, options?: { shown?: boolean }) => {
    void copyText(text).then((copied) => {
      if (!copied) return;
      announce(message, options);
      setCopied(true);
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => setCopied(false), COPIED_FOR);
    });
  }, []);
  return { copy, isCopied };
}

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
