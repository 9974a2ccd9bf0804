import { type ReactNode, useEffect, useState } from 'react';
import type { ManifestPage } from '../../shared/manifest';
import type { SearchAnswer } from '../../shared/protocol';
import type { SearchGroup } from '../../shared/data-schemas';
import { CloseIcon, Icon } from '../ui/icons';
import { isComposing } from '../ui/keyboard';
import { forgetSearch, recentSearches } from './search-history';
import { useSavedPages } from './search-store';
import { t } from './search-text';

interface StartScreenProps {
  groups: readonly SearchGroup[];
  /** Searches again. */
  search: (text: string) => void;
}

interface NoResultProps extends StartScreenProps {
  text: string;
  answer: SearchAnswer;
  showAll: () => void;
}

/** Shown without results. Suggests removing filters, a similar name, or the authors' links. */
export function NoResult({ text, answer, groups, showAll, search }: NoResultProps): ReactNode {
  const { nearest, unfiltered } = answer;
  return (
    <div className="search-empty">
      <p>
        <strong>{t('search.noResult', { text })}</strong>
      </p>
      {unfiltered > 0 && (
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
          {t('search.nearest')} <a href={nearest.href}>{nearest.title}</a>
        </p>
      )}
      <div className="search-start">
        <LinkGroups groups={groups} />
      </div>
    </div>
  );
}

/** Shown before the user types, with recent searches and the authors' links. */
export function StartScreen({
  groups,
  search,
  onForget,
}: StartScreenProps & { onForget: () => void }): ReactNode {
  const [recent, setRecent] = useState(recentSearches);
  const { starts = [] } = useSavedPages() ?? {};
  const saved = starts.length > 0 ? [{ title: t('search.saved'), links: starts }] : [];
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
                  onClick={() => {
                    setRecent(forgetSearch(text));
                    onForget();
                  }}
                >
                  <CloseIcon />
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <LinkGroups groups={[...saved, ...groups]} />
    </div>
  );
}

function LinkGroups({ groups }: Pick<StartScreenProps, 'groups'>): ReactNode {
  return groups.map(({ title, links }) => (
    <section key={title} aria-label={title}>
      <h3>{title}</h3>
      <LinkList links={links} />
    </section>
  ));
}

/** Links to pages. Offline, saved pages come first, and others are marked. */
export function LinkList({ links }: { links: readonly ManifestPage[] }): ReactNode {
  const saved = useSavedPages();
  const isUnsaved = ({ path }: ManifestPage): boolean => saved !== null && !saved.paths.has(path);
  return (
    <ul>
      {[...links]
        .sort((a, b) => Number(isUnsaved(a)) - Number(isUnsaved(b)))
        .map((link) => (
          <li key={link.path}>
            <a href={link.path}>
              {link.title}
              {isUnsaved(link) && <span className="search-unsaved">{t('search.unsaved')}</span>}
            </a>
          </li>
        ))}
    </ul>
  );
}

const STOPS = '.search-field input, .search-body :is(a[href], button:not(.search-forget))';

/**
 * Without results, arrow keys move between the field and the links below it, and typing moves the focus back to the
 * field.
 */
export function useLinkKeys(dialog: HTMLDialogElement, enabled: boolean): void {
  useEffect(() => {
    if (!enabled) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey } = event;
      const stops = [...dialog.querySelectorAll<HTMLElement>(STOPS)];
      const current = stops.findIndex((stop) => stop === document.activeElement);
      if (current < 0 || isComposing(event)) return;
      const isInList = current > 0;
      const targets: Partial<Record<string, HTMLElement>> = {
        ArrowDown: stops[(current + 1) % stops.length],
        ArrowUp: stops.at(current - 1),
        ...(isInList && { Home: stops[1], End: stops.at(-1) }),
      };
      if (targets[key]) {
        event.preventDefault();
        targets[key].focus();
      } else if (isInList && key.length === 1 && !/[\s/]/.test(key) && !ctrlKey && !metaKey) {
        stops[0]?.focus();
      }
    };
    dialog.addEventListener('keydown', onKeyDown);
    return () => dialog.removeEventListener('keydown', onKeyDown);
  }, [dialog, enabled]);
}
