import type { ReactNode } from 'react';
import type { SearchAnswer, SearchResult } from '../../shared/protocol';
import type { SearchGroup } from '../../shared/search-data';
import { ResultContent } from './result-list';
import type { SearchState } from './search-store';
import { t } from './search-text';
import { UnsavedMark } from './start-screen';
import { savedFirst, useSavedPages } from './use-saved-pages';

/** The top of a product's menu. */
export interface ProductLists {
  productId: string;
  name: string;
  path: string;
  navigation: { title: string; href: string | null }[];
}

interface PageListsProps {
  groups: readonly SearchGroup[];
  products: readonly ProductLists[];
}

/** Links to every part of the documentation, for use without a query or JavaScript. */
export function PageLists({ groups, products }: PageListsProps): ReactNode {
  const saved = useSavedPages();
  return (
    <>
      <p className="search-hint without-script">{t('search.withoutScript')}</p>
      <div className="search-lists">
        {groups.map(({ title, links }) => (
          <section key={title}>
            <h2>{title}</h2>
            <ul>
              {savedFirst(links, ({ path }) => path, saved).map(({ link, isUnsaved }) => (
                <li key={link.path}>
                  <a href={link.path}>
                    {link.title}
                    {isUnsaved && <UnsavedMark />}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
        {products.map(({ productId, name, path, navigation }) => (
          <section key={productId}>
            <h2>
              <a href={path}>{name}</a>
            </h2>
            <ul>
              {savedFirst(navigation, ({ href }) => href, saved).map(
                ({ link: { title, href }, isUnsaved }) =>
                  href && (
                    <li key={title}>
                      <a href={href}>
                        {title}
                        {isUnsaved && <UnsavedMark />}
                      </a>
                    </li>
                  ),
              )}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

interface ResultSectionsProps {
  answer: SearchAnswer;
  products: SearchState['products'];
  onChoose: (result: SearchResult, rank: number) => void;
}

/** Results as lists of plain links, one per product. */
export function ResultSections({ answer, products, onChoose }: ResultSectionsProps): ReactNode {
  const all = answer.groups.flatMap(({ results }) => results);
  return answer.groups.map(({ productId, results }) => (
    <section key={productId}>
      <h2>{products.find(({ id }) => id === productId)?.name ?? t('search.byTitle')}</h2>
      <ol>
        {results.map((result) => (
          <li key={result.href}>
            <a
              className="search-result"
              href={result.href}
              onClick={() => onChoose(result, all.indexOf(result) + 1)}
            >
              <ResultContent result={result} />
            </a>
          </li>
        ))}
      </ol>
    </section>
  ));
}
