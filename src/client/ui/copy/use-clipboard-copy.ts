import { useCallback, useEffect, useRef, useState } from 'react';
import { announce } from '../announce';
import { copyText } from './clipboard';

/** How long a control says that it has copied, in ms. */
const COPIED_FOR = 1200;

/** Copies text, announces it, and sets a flag for a moment. */
export function useClipboardCopy(): {
  copy: (text: string, message: string, options?: { shown?: boolean }) => void;
  isCopied: boolean;
} {
  const [isCopied, setCopied] = useState(false);
  const timer = useRef(0);
  useEffect(() => () => window.clearTimeout(timer.current), []);
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
