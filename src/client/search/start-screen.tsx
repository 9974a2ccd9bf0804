import { type ReactNode, useEffect, useState } from 'react';
import type { SearchGroup } from '../../shared/search-data';
import { CloseIcon } from '../ui/icons';
import { forgetSearch, recentSearches } from './recent-searches';
import { t } from './search-text';
import { savedFirst, useSavedPages } from './use-saved-pages';
import type { SearchAnswer } from '../../shared/protocol';
import { useConnection } from '../offline/ui/connection';
import { retryLoading, type SearchState } from './search-store';
import { hasNames } from './use-answer';

interface NoResultProps {
  text: string;
  answer: SearchAnswer;
  groups: readonly SearchGroup[];
  showAll: () => void;
  search: (text: string) => void;
  /** Called when a link is followed. */
  choose?: () => void;
}

/** Shown without results. Suggests removing filters, a similar name, or the authors' links. */
export function NoResult({ text, answer, groups, showAll, search, choose }: NoResultProps): ReactNode {
  const { nearest, counts } = answer;
  const hidden = Math.max(0, ...Object.values(counts.products), ...Object.values(counts.kinds));
  return (
    <div className="search-empty">
      <p>
        <strong>{t('search.noResult', { text })}</strong>
      </p>
      {hidden > 0 && (
        <p>
          {t('search.hiddenByFilter')}{' '}
          <button type="button" onClick={showAll}>
            {t('search.showAll')}
          </button>
        </p>
      )}
      {nearest && (
        <p>
          {t('search.didYouMean')}{' '}
          <button type="button" onClick={() => search(nearest.title)}>
            {nearest.title}
          </button>{' '}
          {t('search.nearest')}{' '}
          <a href={nearest.href} onClick={choose}>
            {nearest.title}
          </a>
        </p>
      )}
      <div className="search-start">
        <CuratedGroups groups={groups} choose={choose} />
      </div>
    </div>
  );
}

interface StartScreenProps {
  groups: readonly SearchGroup[];
  /** Searches again. */
  search: (text: string) => void;
  /** Called when a link is followed. */
  choose: () => void;
}

/** Shown before the user types, with recent searches and the authors' links. */
export function StartScreen({ groups, search, choose }: StartScreenProps): ReactNode {
  const [recent, setRecent] = useState(recentSearches);
  return (
    <div className="search-start">
      {recent.length > 0 && (
        <section className="search-recents" aria-label={t('search.recent')}>
          <h3>{t('search.recent')}</h3>
          <ul>
            {recent.map((text) => (
              <li key={text}>
                <button type="button" onClick={() => search(text)}>
                  <ClockIcon />
                  {text}
                </button>
                <button
                  type="button"
                  className="search-forget"
                  aria-label={t('search.removeRecent', { text })}
                  onClick={() => setRecent(forgetSearch(text))}
                >
                  <CloseIcon />
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <SavedStarts choose={choose} />
      <CuratedGroups groups={groups} choose={choose} />
    </div>
  );
}

/** Offline start, with links to saved pages. */
function SavedStarts({ choose }: Pick<StartScreenProps, 'choose'>): ReactNode {
  const saved = useSavedPages();
  if (!saved || saved.starts.length === 0) return null;
  return (
    <section aria-label={t('search.saved')}>
      <h3>{t('search.saved')}</h3>
      <ul>
        {saved.starts.map(({ path, title }) => (
          <li key={path}>
            <a href={path} onClick={choose}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The authors' links. Offline, saved pages come first. */
function CuratedGroups({
  groups,
  choose,
}: Pick<StartScreenProps, 'groups'> & { choose?: (() => void) | undefined }): ReactNode {
  const saved = useSavedPages();
  return groups.map(({ title, links }) => (
    <section key={title} aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {savedFirst(links, ({ path }) => path, saved).map(({ link, isUnsaved }) => (
          <li key={link.path}>
            <a href={link.path} onClick={choose}>
              {link.title}
              {isUnsaved && <UnsavedMark />}
            </a>
          </li>
        ))}
      </ul>
    </section>
  ));
}

/** Label of a page that is not available offline. */
export function UnsavedMark(): ReactNode {
  return <span className="search-unsaved">{t('search.unsaved')}</span>;
}

function ClockIcon(): ReactNode {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16m0 4v4l3 2" />
    </svg>
  );
}

/** Debounce time of announcements, in ms. */
const PAUSE = 400;

/** Announces the number of results. */
export function Announcement({ text, answer }: { text: string; answer: SearchAnswer | null }): ReactNode {
  const [said, setSaid] = useState('');
  const total = answer?.total ?? null;
  useEffect(() => {
    const timer = window.setTimeout(() => {
      if (text === '' || total === null) return setSaid('');
      if (total === 0) return setSaid(t('search.noResult', { text }));
      return setSaid(total === 1 ? t('search.countOne') : t('search.count', { count: total }));
    }, PAUSE);
    return () => window.clearTimeout(timer);
  }, [text, total]);
  return (
    <p className="visually-hidden" role="status">
      {said}
    </p>
  );
}

/** Explains a problem of the index in one line, with a solution. */
export function FaultLine({ state }: { state: SearchState }): ReactNode {
  const { fault } = state;
  if (!fault) return null;
  const isOutdated = fault === 'outdated';
  return (
    <p className="search-fault" role="alert">
      {t(`search.fault.${fault}`)} {!hasNames(state) && t('search.byTitleOnly')}{' '}
      <button type="button" onClick={isOutdated ? () => window.location.reload() : retryLoading}>
        {t(isOutdated ? 'search.reload' : 'search.retry')}
      </button>
    </p>
  );
}

/** Explains that only saved pages are searched offline. */
export function SavedOnlyLine(): ReactNode {
  const { offline } = useConnection();
  return offline && <p className="search-hint">{t('search.savedOnly')}</p>;
}
