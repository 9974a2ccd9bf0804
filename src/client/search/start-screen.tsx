import { useState, type ReactNode } from 'react';
import type { SearchGroup } from '../../shared/search/search-data';
import { CloseIcon } from '../ui/icons/icons';
import { forgetSearch, recentSearches } from './recent-searches';
import { t } from './search-text';

interface StartScreenProps {
  groups: readonly SearchGroup[];
  /** Searches again. */
  search: (text: string) => void;
  /** Called when a link is followed. */
  choose: () => void;
}

/** What is there before anything is typed: recent searches and links that the authors have chosen. */
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
      <CuratedGroups groups={groups} choose={choose} />
    </div>
  );
}

/** The authors' links. */
export function CuratedGroups({
  groups,
  choose,
}: Pick<StartScreenProps, 'groups'> & { choose?: (() => void) | undefined }): ReactNode {
  return groups.map(({ title, links }) => (
    <section key={title} aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {links.map((link) => (
          <li key={link.path}>
            <a href={link.path} onClick={choose}>
              {link.title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  ));
}

function ClockIcon(): ReactNode {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16m0 4v4l3 2" />
    </svg>
  );
}
