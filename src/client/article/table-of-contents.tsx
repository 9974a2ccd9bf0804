import { Fragment, useEffect, useRef, type ReactNode } from 'react';
import type { Heading } from '../../shared/page/page';
import { useTranslate } from '../ui/texts/locale-provider';
import { ChevronIcon } from '../ui/icons/icons';
import { Popover } from '../ui/popover';
import { useScrollSpy } from './use-scroll-spy';

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
  if (headings.length === 0) return <div className="table-of-contents" />;
  return (
    <Popover as="nav" ref={list} id={ID} className="table-of-contents" aria-label={t('pageTOC')}>
      <p className="table-of-contents-title">{t('tableOfContents')}</p>
      <ul>
        {headings.map(({ id, depth, text }) => (
          <li key={id} className={`toc-depth-${depth}`}>
            <a
              href={`#${encodeURIComponent(id)}`}
              aria-current={id === active ? 'location' : undefined}
              onClick={() => choose(id)}
            >
              {breakable(text)}
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
  if (!list || !link || list.scrollHeight <= list.clientHeight) return;
  list.scrollTop = link.offsetTop - list.clientHeight / 2;
}

/** Allows a line break after an opening parenthesis. */
function breakable(text: string): ReactNode {
  return text.split('(').map((part, index) => (
    <Fragment key={index}>
      {index > 0 && (
        <>
          (<wbr />
        </>
      )}
      {part}
    </Fragment>
  ));
}
