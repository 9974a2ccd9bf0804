import { useEffect, useState, type RefObject } from 'react';
import { whenVisible } from '../frame/when-near';

/** The controls of playgrounds, and the section that they belong to. */
interface Loaded {
  module: typeof import('./controls');
  section: HTMLElement;
}

/**
 * Loads the controls when a playground comes near the viewport; null until then.
 * @param attempt a new one has a new section
 */
export function usePlaygroundControls(place: RefObject<HTMLElement | null>, attempt: number): Loaded | null {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    const section = place.current;
    if (!section) return undefined;
    // Without a connection there are no controls; the component and its code are there.
    const load = (): void =>
      void import('./controls').then(
        (module) => setLoaded({ module, section }),
        () => {},
      );
    return whenVisible(section, load);
  }, [place, attempt]);
  return loaded;
}
