import { useEffect, useState, type ReactNode } from 'react';
import type { PageFrame } from '../../shared/page-frame';
import {
  type AddressedSearch,
  parseSearchAddress,
  RESULTS_PATH,
  searchAddress,
  type SearchResult,
} from '../../shared/protocol';
import type { SearchGroup } from '../../shared/search-data';
import { SearchIcon } from '../ui/icons';
import { useHydrated } from '../ui/store';
import { Announcement, FaultLine, NoResult, SavedOnlyLine } from './start-screen';
import { FilterChips } from './filter-chips';
import { PageLists, ResultSections, type ProductLists } from './page-lists';
import { rememberSearch } from './recent-searches';
import { reportChoice, useNoResultReport } from './report';
import { useAnswer } from './use-answer';
import { t } from './search-text';
import { t as siteText } from '../ui/site-data';
import { toAddress } from '../../shared/site-address';
import { whenAllowed } from '../ui/when-allowed';

const LIMIT = 100;

interface ResultsPageProps {
  frame: PageFrame;
  groups: readonly SearchGroup[];
  products: readonly ProductLists[];
  /** Query of the URL. */
  search: string;
}

/** All results as plain links. The URL contains the query, so it can be shared. */
export function ResultsPage({ frame, groups, products, search }: ResultsPageProps): ReactNode {
  const hydrated = useHydrated();
  const [asked, setAsked] = useAddressedSearch(hydrated ? search : null);
  const text = asked.text.trim();
  const { answer: growing, state } = useAnswer({ ...asked, text, limit: LIMIT, frame, wanted: text !== '' });
  useNoResultReport(text, state);
  // A page that was opened by URL waits for the full index, so results do not jump.
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
      <h1>{siteText('searchFrame.label')}</h1>
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
          placeholder={siteText('searchFrame.placeholder')}
          aria-label={siteText('searchFrame.label')}
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
            <FaultLine state={state} />
            <SavedOnlyLine />
            {results()}
          </>
        )}
        <Announcement text={text} answer={answer} />
      </div>
    </article>
  );
}

const NOTHING: AddressedSearch = { text: '', productId: null, filter: { products: [], kinds: [] } };

/**
 * State of a search in the URL.
 * @param search query of the URL, or null during hydration
 */
function useAddressedSearch(search: string | null): [AddressedSearch, (asked: AddressedSearch) => void] {
  const [asked, setAsked] = useState(NOTHING);
  const [read, setRead] = useState<string | null>(null);
  if (search !== read) {
    setRead(search);
    setAsked(search === null ? NOTHING : parseSearchAddress(new URLSearchParams(search)));
  }
  useEffect(() => {
    if (search === null || asked === NOTHING) return undefined;
    const address = toAddress(searchAddress(asked));
    const { pathname, search: query } = window.location;
    if (pathname + query === address) return undefined;
    return whenAllowed(() => window.history.replaceState(window.history.state, '', address));
  }, [search, asked]);
  return [asked, setAsked];
}
