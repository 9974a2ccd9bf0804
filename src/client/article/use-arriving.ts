import { startTransition, useEffect, useState } from 'react';
import { endNavigation, isArrivingAtTop } from '../ui/navigation-events';
import { whenIdle } from '../ui/when-idle';

/**
 * Whether a page that a link has led to is not painted yet. Until then it shows what fills the viewport, and
 * afterwards the rest: the reader does not wait for what is out of sight.
 */
export function useArriving(): boolean {
  const [isArriving, setIsArriving] = useState(isArrivingAtTop);
  useEffect(() => {
    if (!isArriving) return undefined;
    return whenIdle(() => {
      endNavigation();
      startTransition(() => setIsArriving(false));
    });
  }, [isArriving]);
  return isArriving;
}
