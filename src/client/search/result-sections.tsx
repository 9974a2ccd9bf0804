import type { ReactNode } from 'react';
import type { SearchAnswer, SearchResult } from '../../shared/search/protocol';
import { ResultContent } from './result-content';
import type { SearchState } from './search-store';
import { t } from './search-text';

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
