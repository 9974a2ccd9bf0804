import { startTransition, useEffect, useState } from 'react';
import { isNavigatingToTop } from '../ui/navigation-events';
import { whenIdle } from '../ui/when-idle';

/**
 * False in the first frame after a navigation to the top of a page. That frame only renders the first screen. Rendering
 * everything takes 1.5 times as long until the heading is painted, and 1.3 times with `content-visibility`.
 */
export function useReady(): boolean {
  const [isReady, setReady] = useState(() => !isNavigatingToTop());
  useEffect(() => {
    if (isReady) return undefined;
    return whenIdle(() => startTransition(() => setReady(true)));
  }, [isReady]);
  return isReady;
}
