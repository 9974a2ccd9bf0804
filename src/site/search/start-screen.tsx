import { useState, type ReactNode } from 'react';
import type { SearchGroup } from '../../domain/search/search-data';
import { useTranslate } from '../i18n/translate';
import { ClockIcon, CloseIcon } from '../icons/icons';
import { forgetSearch, recentSearches } from './recent-storage';

interface StartScreenProps {
  groups: readonly SearchGroup[];
  /** Searches again. */
  search: (text: string) => void;
  /** Called when a link is followed. */
  choose: () => void;
}

/** What is there before anything is typed: recent searches and links that the authors have chosen. */
export function StartScreen({ groups, search, choose }: StartScreenProps): ReactNode {
  const t = useTranslate();
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
}: Pick<StartScreenProps, 'groups'> & Partial<Pick<StartScreenProps, 'choose'>>): ReactNode {
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
