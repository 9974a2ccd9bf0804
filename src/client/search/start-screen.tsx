import { type ReactNode, useState } from 'react';
import type { ManifestPage } from '../../shared/manifest';
import type { SearchAnswer } from '../../shared/protocol';
import type { SearchGroup } from '../../shared/data-schemas';
import { CloseIcon, Icon } from '../ui/icons';
import { forgetSearch, recentSearches } from './search-history';
import { type OpenablePages, useSavedPages } from './search-store';
import { t } from './search-text';

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
  const saved = useSavedPages();
  return (
    <div className="search-start">
      {recent.length > 0 && (
        <section className="search-recents" aria-label={t('search.recent')}>
          <h3>{t('search.recent')}</h3>
          <ul>
            {recent.map((text) => (
              <li key={text}>
                <button type="button" onClick={() => search(text)}>
                  <Icon d="M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16m0 4v4l3 2" />
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
      {saved && saved.starts.length > 0 && (
        <section aria-label={t('search.saved')}>
          <h3>{t('search.saved')}</h3>
          <LinkList links={saved.starts} saved={null} choose={choose} />
        </section>
      )}
      <CuratedGroups groups={groups} choose={choose} />
    </div>
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
      <LinkList links={links} saved={saved} choose={choose} />
    </section>
  ));
}

interface LinkListProps {
  links: readonly ManifestPage[];
  saved: OpenablePages | null;
  choose?: (() => void) | undefined;
}

/** Links to pages. Offline, saved pages come first, and others are marked. */
export function LinkList({ links, saved, choose }: LinkListProps): ReactNode {
  const isUnsaved = ({ path }: ManifestPage): boolean => saved !== null && !saved.paths.has(path);
  return (
    <ul>
      {[...links]
        .sort((a, b) => Number(isUnsaved(a)) - Number(isUnsaved(b)))
        .map((link) => (
          <li key={link.path}>
            <a href={link.path} onClick={choose}>
              {link.title}
              {isUnsaved(link) && <span className="search-unsaved">{t('search.unsaved')}</span>}
            </a>
          </li>
        ))}
    </ul>
  );
}
