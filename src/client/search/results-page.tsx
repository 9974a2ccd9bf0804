import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { PageFrame } from '../../shared/page-frame';
import {
  type AddressedSearch,
  NO_FILTER,
  parseSearchAddress,
  RESULTS_PATH,
  searchAddress,
} from '../../shared/protocol';
import type { SearchGroup } from '../../shared/data-schemas';
import { SearchIcon } from '../ui/icons';
import { useHydrated } from '../ui/store';
import { recordChoice, useNoResultReport } from './search-history';
import type { ResultListProps } from './result-list';
import { Announcement, FilterChips, Limitations, ResultContent } from './result-parts';
import { loadIndex, useAnswer } from './search-store';
import { t } from './search-text';
import { LinkList, NoResult } from './start-screen';
import { t as siteText } from '../ui/site-data';
import { toAddress } from '../../shared/site-address';
import { whenAllowed } from '../router/use-address';

const LIMIT = 100;

/** The top of a product's menu. */
export interface ProductLists {
  productId: string;
  name: string;
  path: string;
  navigation: { title: string; href: string | null }[];
}

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
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    // The next render would replace text that was typed before hydration.
    const typed = field.current?.value ?? '';
    if (!hydrated && typed !== '') setAsked({ ...NOTHING, text: typed });
  }, [hydrated, setAsked]);
  const text = asked.text.trim();
  const { answer: growing, answered, state } = useAnswer({ ...asked, text, limit: LIMIT, frame });
  const hasText = text !== '';
  useEffect(() => {
    if (hasText) loadIndex(asked.productId);
  }, [hasText, asked.productId]);
  useNoResultReport(text, answered, state.loaded);
  // A page that was opened by URL waits for the full index, so results do not jump.
  const answer = state.loaded === 'texts' || state.fault ? growing : null;
  const results = (): ReactNode => {
    if (!answer) return !state.fault && <p className="search-hint">{t('search.loading')}</p>;
    if (answer.groups.length > 0)
      return (
        <ResultSections
          answer={answer}
          products={state.products}
          onChoose={(result, rank) => recordChoice(text, result, rank)}
        />
      );
    return (
      <NoResult
        text={text}
        answer={answer}
        groups={groups}
        showAll={() => setAsked({ ...asked, filter: NO_FILTER })}
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
          ref={field}
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
              counts={answer?.counts}
              filter={asked.filter}
              onChange={(filter) => setAsked({ ...asked, filter })}
            />
            <Limitations state={state} text={text} />
            {results()}
          </>
        )}
        <Announcement text={text} answer={answer} />
      </div>
    </article>
  );
}

/** Links to every part of the documentation, for use without a query or JavaScript. */
function PageLists({ groups, products }: Pick<ResultsPageProps, 'groups' | 'products'>): ReactNode {
  return (
    <>
      <p className="search-hint without-script">{t('search.withoutScript')}</p>
      <div className="search-lists">
        {groups.map(({ title, links }) => (
          <section key={title}>
            <h2>{title}</h2>
            <LinkList links={links} />
          </section>
        ))}
        {products.map(({ productId, name, path, navigation }) => (
          <section key={productId}>
            <h2>
              <a href={path}>{name}</a>
            </h2>
            <LinkList links={navigation.flatMap(({ title, href }) => (href ? { title, path: href } : []))} />
          </section>
        ))}
      </div>
    </>
  );
}

type ResultSectionsProps = Pick<ResultListProps, 'answer' | 'products' | 'onChoose'>;

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

const NOTHING: AddressedSearch = { text: '', productId: null, filter: NO_FILTER };

/**
 * State of a search in the URL.
 * @param search query of the URL, or null during hydration
 */
function useAddressedSearch(search: string | null): [AddressedSearch, (asked: AddressedSearch) => void] {
  const [asked, setAsked] = useState(NOTHING);
  const [read, setRead] = useState<string | null>(null);
  if (search !== null && search !== read) {
    setRead(search);
    const addressed = parseSearchAddress(new URLSearchParams(search));
    setAsked(asked === NOTHING ? addressed : { ...addressed, text: asked.text });
  }
  useEffect(() => {
    if (asked === NOTHING) return undefined;
    const address = toAddress(searchAddress(asked));
    return whenAllowed(() => window.history.replaceState(window.history.state, '', address));
  }, [asked]);
  return [asked, setAsked];
}
