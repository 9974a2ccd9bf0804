import { useEffect, useRef, useState } from 'react';
import type { Heading } from '../../shared/page/page';
import { activeSection } from './scroll-spy';
import { whenIdle } from '../ui/when-idle';

/** Measuring this often is enough, in ms. */
const INTERVAL = 166;
/** After a click the choice of the reader stands, however the page scrolls, in ms. */
const PAUSE = 1000;
/** More than rows of tables keep from the top beyond what the page keeps, in px. */
const ROOM = 24;

/** Id of the section being read, and what to call when the reader chooses one. */
export function useScrollSpy(headings: readonly Heading[]): {
  active: string | null;
  choose: (id: string) => void;
} {
  const [active, setActive] = useState<string | null>(null);
  const pausedUntil = useRef(0);
  useEffect(() => {
    let timer = 0;
    const measure = (): void => {
      timer = 0;
      if (performance.now() < pausedUntil.current) return;
      setActive(
        activeSection({
          scrollTop: window.scrollY,
          viewportHeight: window.innerHeight,
          pageHeight: document.documentElement.scrollHeight,
          landing: Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) + ROOM,
          sections: headings.map(({ id }) => ({ id, top: topOf(id) })),
        }),
      );
    };
    const onScroll = (): void => {
      timer ||= window.setTimeout(measure, INTERVAL);
    };
    const forget = whenIdle(measure);
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      forget();
      window.clearTimeout(timer);
      window.removeEventListener('scroll', onScroll);
    };
  }, [headings]);
  const choose = (id: string): void => {
    pausedUntil.current = performance.now() + PAUSE;
    setActive(id);
  };
  return { active, choose };
}

function topOf(id: string): number {
  const heading = document.getElementById(id);
  // Rows that a filter hides have no place.
  return heading?.checkVisibility() ? heading.getBoundingClientRect().top + window.scrollY : Infinity;
}
