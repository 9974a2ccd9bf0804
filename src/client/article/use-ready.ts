import { startTransition, useEffect, useState } from 'react';
import { isNavigatingToTop } from '../ui/navigation-events';
import { whenIdle } from '../ui/when-idle';

/**
 * False in the first frame of a page to whose top a link has led: it shows what fills the viewport, and the rest
 * afterwards. All of it at once takes 1.5 times as long until the heading is painted; with `content-visibility`, which
 * saves the layout but not the rendering, 1.3 times.
 */
export function useReady(): boolean {
  const [isReady, setReady] = useState(() => !isNavigatingToTop());
  useEffect(() => {
    if (isReady) return undefined;
    return whenIdle(() => startTransition(() => setReady(true)));
  }, [isReady]);
  return isReady;
}
