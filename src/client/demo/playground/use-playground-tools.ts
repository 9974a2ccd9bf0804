import { useEffect, useState, type RefObject } from 'react';
import { whenNear } from '../frame/when-near';

type PlaygroundTools = typeof import('./tools');

/** The controls of playgrounds, loaded once for all when the first one comes near the viewport; null until then. */
export function usePlaygroundTools(place: RefObject<HTMLElement | null>): PlaygroundTools | null {
  const [tools, setTools] = useState<PlaygroundTools | null>(null);
  useEffect(() => {
    // Without a connection there are no controls; the component and its code are there.
    const load = (): Promise<void> => import('./tools').then(setTools, () => {});
    return place.current ? whenNear(place.current, load) : undefined;
  }, [place]);
  return tools;
}
