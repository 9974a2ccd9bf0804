import type { ReactNode } from 'react';
import type { PageFrame } from '../../shared/page/page-frame';
import { RESULTS_PATH } from '../../shared/search/search-address';
import type { SearchAnswer, SearchResult } from '../../shared/search/protocol';
import type { SearchGroup } from '../../shared/search/search-data';
import { SearchIcon } from '../ui/icons/icons';
import { useHydrated } from '../ui/use-hydrated';
import { Announcement, FaultLine, SavedOnlyLine } from './status-lines';
import { FilterChips } from './filter-chips';
import { NoResult } from './start-screen';
import { PageLists, type ProductLists } from './page-lists';
import { rememberSearch } from './recent-searches';
import { reportChoice, useNoResultReport } from './report';
import { useAddressedSearch } from './use-addressed-search';
import { hasNames, useAnswer } from './use-answer';
import { t } from './search-text';
import { ResultContent } from './result-content';
import type { SearchState } from './search-store';

const LIMIT = 100;

interface ResultsPageProps {
  frame: PageFrame;
  groups: readonly SearchGroup[];
  products: readonly ProductLists[];
  /** Query of the address. */
  search: string;
}

/** All results as plain links. Its address says what is searched for, so it can be kept and sent. */
export function ResultsPage({ frame, groups, products, search }: ResultsPageProps): ReactNode {
  const hydrated = useHydrated();
  const [asked, setAsked] = useAddressedSearch(hydrated ? search : null);
  const text = asked.text.trim();
  const { answer: growing, state } = useAnswer({ ...asked, text, limit: LIMIT, frame, wanted: text !== '' });
  useNoResultReport(text, state);
  // A page that is opened by its address stands still: it waits for the texts, and shows no first guess.
  const answer = state.loaded === 'texts' || state.fault ? growing : null;
  const choose = ({ kind }: SearchResult, rank: number): void => {
    rememberSearch(text);
    reportChoice({ text, kind, rank });
  };
  const results = (): ReactNode => {
    if (!answer) return !state.fault && <p className="search-hint">{t('search.loading')}</p>;
    if (answer.groups.length > 0)
      return <ResultSections answer={answer} products={state.products} onChoose={choose} />;
    return (
      <NoResult
        text={text}
        answer={answer}
        groups={groups}
        showAll={() => setAsked({ ...asked, filter: { products: [], kinds: [] } })}
        search={(other) => setAsked({ ...asked, text: other })}
      />
    );
  };
  return (
    <article className="article search-page">
      <h1>{t('search.label')}</h1>
      <form
        className="search-field"
        action={RESULTS_PATH}
        role="search"
        onSubmit={(event) => event.preventDefault()}
      >
        <SearchIcon />
        <input
          name="q"
          type="search"
          value={asked.text}
          onChange={(event) => setAsked({ ...asked, text: event.target.value })}
          placeholder={t('search.placeholder')}
          aria-label={t('search.label')}
          autoComplete="off"
          spellCheck={false}
        />
      </form>
      <div className="when-hydrated" data-hydrated={hydrated ? '' : undefined}>
        {text === '' ? (
          <PageLists groups={groups} products={products} />
        ) : (
          <>
            <FilterChips
              products={state.products}
              currentId={asked.productId}
              counts={answer?.counts ?? null}
              filter={asked.filter}
              onChange={(filter) => setAsked({ ...asked, filter })}
            />
            <FaultLine fault={state.fault} byTitle={!hasNames(state)} />
            <SavedOnlyLine />
            {results()}
          </>
        )}
        <Announcement text={text} answer={answer} />
      </div>
    </article>
  );
}

interface ResultSectionsProps {
  answer: SearchAnswer;
  products: SearchState['products'];
  onChoose: (result: SearchResult, rank: number) => void;
}

/** Results as lists of plain links, one per product. */
function ResultSections({ answer, products, onChoose }: ResultSectionsProps): ReactNode {
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
