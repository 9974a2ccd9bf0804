import { useEffect, useState, type ReactNode } from 'react';
import { whenSettled } from './when-idle';

/**
 * Content that is loaded when the page has loaded and the browser has time; null until then, and if it cannot be
 * loaded.
 * @param load imports and makes the content; keep it the same between renders
 * @param isWanted asked once, in the browser
 */
export function useIdleContent(load: () => Promise<ReactNode>, isWanted: () => boolean): ReactNode {
  const [content, setContent] = useState<ReactNode>(null);
  useEffect(() => {
    if (!isWanted()) return undefined;
    let left = false;
    const start = async (): Promise<void> => {
      const loaded = await load();
      if (!left) setContent(loaded);
    };
    const stopWaiting = whenSettled(() => void start().catch(() => undefined));
    return () => {
      left = true;
      stopWaiting();
    };
  }, [load, isWanted]);
  return content;
}
