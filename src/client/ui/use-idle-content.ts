import { useEffect, useState, type ReactNode } from 'react';
import { whenSettled } from './when-idle';

/**
 * Content that loads when the page is loaded and the browser is idle. Null until then, or if it fails.
 * @param load imports and creates the content. Must be stable between renders.
 * @param isWanted called once in the browser
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
