import type { ReactNode } from 'react';
import { RESULTS_PATH } from '../../../shared/search/search-address';
import { wordsOf, type KnownPage } from './not-found';
import { useTranslate } from '../../ui/texts/locale-provider';

interface SuggestionsProps {
  /** As the address bar has it. */
  pathname: string;
  pages: readonly KnownPage[];
}

/** The address that was asked for, and pages with a similar one. */
export function Suggestions({ pathname, pages }: SuggestionsProps): ReactNode {
  const t = useTranslate();
  const address = readable(pathname);
  const words = wordsOf(address);
  return (
    <>
      <p className="not-found-asked">
        {t('notFound.asked')} <code>{address}</code>
      </p>
      {pages.length > 0 && (
        <>
          <h2>{t('notFound.suggestions')}</h2>
          <ul className="suggestions">
            {pages.map(({ path, title, product }) => (
              <li key={path}>
                <a href={path}>
                  <strong>{title}</strong>
                  {product && <span>{product}</span>}
                  <code>{path}</code>
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      {words !== '' && (
        <p className="not-found-asked">
          <a href={`${RESULTS_PATH}?q=${encodeURIComponent(words)}`}>{t('notFound.search', { words })}</a>
        </p>
      )}
    </>
  );
}

/** Turns percent signs back into letters where they stand for letters. */
function readable(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
