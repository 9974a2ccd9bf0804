import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Heading } from '../../shared/page';
import { useTranslate } from '../ui/providers';
import { ChevronIcon } from '../ui/icons';
import { Popover } from '../ui/popover';
import { whenIdle } from '../ui/when-idle';

const ID = 'page-contents';

/** Link to the table of contents before the article. It is a bar on narrow screens, and a skip link on wide ones. */
export function ContentsEntrance({ headings }: { headings: readonly Heading[] }): ReactNode {
  const t = useTranslate();
  if (headings.length === 0) return null;
  return (
    <>
      <a className="skip-link contents-skip" href={`#${ID}`}>
        {t('appFrame.skipToContents')}
      </a>
      <button className="contents-bar" type="button" popoverTarget={ID}>
        {t('tableOfContents')}
        <ChevronIcon />
      </button>
    </>
  );
}

/** Links to the sections of the page, with the current one marked. It is a popover on narrow screens. */
export function TableOfContents({ headings }: { headings: readonly Heading[] }): ReactNode {
  const t = useTranslate();
  const { active, choose } = useScrollSpy(headings);
  const list = useRef<HTMLElement>(null);
  useEffect(() => revealActive(list.current), [active]);
  if (headings.length === 0) return null;
  return (
    <Popover
      as="nav"
      ref={list}
      id={ID}
      className="table-of-contents"
      aria-label={t('pageTOC')}
      onToggle={() => revealActive(list.current)}
    >
      <p className="table-of-contents-title">{t('tableOfContents')}</p>
      <ul>
        {headings.map(({ id, depth, text }) => (
          <li key={id} className={`toc-depth-${depth}`}>
            <a
              href={`#${encodeURIComponent(id)}`}
              aria-current={id === active ? 'location' : undefined}
              onClick={() => choose(id)}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </Popover>
  );
}

/** Scrolls a long table of contents to the current section. */
function revealActive(list: HTMLElement | null): void {
  const link = list?.querySelector<HTMLElement>('[aria-current]');
  if (list && link) list.scrollTop = link.offsetTop - list.clientHeight / 2;
}

/** After a click, ignore scrolling for this time, in ms. */
const PAUSE = 1000;
/** Additional scroll margin of table rows, in px. */
const ROOM = 24;
/** Nothing is marked before the page is scrolled this far, in px. */
const START = 200;
/** Within this distance from the end of the page, the last section is marked, in px. */
const END = 50;

/** Returns the id of the current section, and a function to call when the user selects one. */
function useScrollSpy(headings: readonly Heading[]) {
  const [active, setActive] = useState<string | null>(null);
  const pausedUntil = useRef(0);
  useEffect(() => {
    const measure = (): void => {
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
    const forget = whenIdle(measure);
    window.addEventListener('scroll', measure, { passive: true });
    return () => {
      forget();
      window.removeEventListener('scroll', measure);
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

/** Measurements for the scroll spy. */
interface ScrollState {
  scrollTop: number;
  viewportHeight: number;
  pageHeight: number;
  /** Distance of link targets from the top of the viewport. */
  landing: number;
  /** Sections in order, with their distance from the top of the page. */
  sections: readonly { id: string; top: number }[];
}

/**
 * The last section whose heading is above a line. The line is an eighth of the viewport from its top, or where link targets
 * land if that is lower.
 */
export function activeSection(state: ScrollState): string | null {
  const { scrollTop, viewportHeight, pageHeight, landing, sections } = state;
  if (scrollTop < START) return null;
  if (scrollTop + viewportHeight > pageHeight - END) return sections.at(-1)?.id ?? null;
  const line = scrollTop + Math.max(viewportHeight / 8, landing);
  return sections.findLast(({ top }) => top < line)?.id ?? null;
}
