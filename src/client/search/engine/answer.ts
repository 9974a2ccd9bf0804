import { closest } from '../../../shared/suggest';
import type { SearchIndex } from './engine';
import { markedTerms, matchQuery } from './match-query';
import { type IndexedProduct, isAside, type SearchRecord } from '../../../shared/index-files';
import type {
  FacetCounts,
  SearchAnswer,
  SearchFilter,
  SearchRequest,
  SearchResult,
} from '../../../shared/protocol';
import { stripHashAndQuery } from '../../../shared/paths';
import { readPasted } from './pasted';
import { parseQuery } from '../../../shared/query';
import { type RankedRecord, rankRecords } from './scoring';
import { TIER } from './tiers';
import type { Synonym } from '../../../shared/data-schemas';
import { contextLine, markText } from './snippet';

/** Maximum number of components for a prop such as `color`, because dozens of components have it. */
const MOST_NAMESAKES = 3;

/** Inputs of an answer in addition to the request. */
export interface SearchContext {
  index: SearchIndex;
  synonyms: readonly Synonym[];
  products: readonly Pick<IndexedProduct, 'id' | 'name' | 'packages'>[];
}

/** Answers one query, with any text. */
export function answer(request: SearchRequest, context: SearchContext): SearchAnswer {
  const { index, synonyms, products } = context;
  const { paths } = request;
  const isAllowed = ({ href }: SearchRecord): boolean => paths === null || paths.has(stripHashAndQuery(href));
  const pasted = readPasted(request.text, index.records, products);
  const query = parseQuery(pasted?.text ?? request.text, synonyms, products);
  const currentId = pasted?.productId ?? query.productId ?? request.productId;
  const { matches, corrected } = matchQuery(query, index, currentId);
  const ranked = rankRecords(matches, query)
    .filter(({ record }) => isAllowed(record))
    .sort((a, b) => Number(b.record.href === pasted?.href) - Number(a.record.href === pasted?.href));
  const within = ranked.filter(({ record }) => passes(record, request.filter));
  const groups = toGroups(within, products, currentId, query.isWord);
  return {
    groups: presentGroups(groups, request.limit),
    total: within.length,
    unfiltered: ranked.length,
    counts: countFacets(ranked, request.filter),
    corrected: ranked.length > 0 ? corrected : null,
    nearest: ranked.length > 0 ? null : nearest(query.phrase, index.records.filter(isAllowed), currentId),
  };
}

function passes({ productId, kind }: SearchRecord, { products, kinds }: SearchFilter): boolean {
  return (
    (products.length === 0 || products.includes(productId)) && (kinds.length === 0 || kinds.includes(kind))
  );
}

/** Each kind of filter counts results of the other filter, so a number is the result of a click. */
function countFacets(ranked: readonly RankedRecord[], { products, kinds }: SearchFilter): FacetCounts {
  const counts: FacetCounts = { products: {}, kinds: {} };
  for (const { record } of ranked) {
    const { productId, kind } = record;
    if (passes(record, { products: [], kinds }))
      counts.products[productId] = (counts.products[productId] ?? 0) + 1;
    if (passes(record, { products, kinds: [] })) counts.kinds[kind] = (counts.kinds[kind] ?? 0) + 1;
  }
  return counts;
}

/**
 * Results by product. Products are sorted by the tier group of their best match. In a group, the current product comes
 * first. Docs for authors come last, unless the user is in them.
 * @param ranked best first
 * @param products in menu order
 * @param current product of the page or of the query
 */
function toGroups(
  ranked: readonly RankedRecord[],
  products: readonly { id: string }[],
  current: string | null,
  isWord: boolean,
) {
  return products
    .flatMap(({ id }) => {
      const results = withoutNamesakes(ranked.filter(({ record }) => record.productId === id));
      const [best] = results;
      return best ? { productId: id, results, order: orderOf(best, current, isWord) } : [];
    })
    .sort((a, b) => {
      const differences = a.order.map((value, index) => value - (b.order[index] ?? 0));
      return differences.find((difference) => difference !== 0) ?? 0;
    });
}

/** Numbers that products are sorted by, in this order. */
function orderOf(best: RankedRecord, current: string | null, isWord: boolean): number[] {
  const { record, tier, score } = best;
  const isCurrent = record.productId === current;
  return [
    Number(isAside(record) && !isCurrent),
    tierGroup(best, isCurrent || current === null, isWord),
    Number(!isCurrent),
    tier,
    tier < TIER.text ? 0 : -score,
  ];
}

function withoutNamesakes(ranked: readonly RankedRecord[]): RankedRecord[] {
  const seen = new Map<string, number>();
  return ranked.filter(({ record: { kind, title } }) => {
    const key = `${kind} ${title}`;
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    return count <= MOST_NAMESAKES;
  });
}

/** Results to show. The first group gets half of the limit, or more if the others need less. */
function presentGroups(groups: ReturnType<typeof toGroups>, limit: number): SearchAnswer['groups'] {
  const othersNeed = groups.slice(1).reduce((sum, { results }) => sum + results.length, 0);
  let room = limit;
  return groups
    .map(({ productId, results }, position) => {
      const share = Math.ceil(room / (groups.length - position));
      const size = position === 0 ? Math.max(Math.ceil(limit / 2), limit - othersNeed) : share;
      const shown = results.slice(0, size);
      room -= shown.length;
      return { productId, results: shown.map(present) };
    })
    .filter(({ results }) => results.length > 0);
}

function present(result: RankedRecord): SearchResult {
  const { text, ...record } = result.record;
  const marked = markedTerms(result);
  return { ...record, title: markText(record.title, marked), context: contextLine(text, marked) };
}

/** The page or component with the most similar name. For equal names, prefers the page and the current product. */
function nearest(
  phrase: string,
  records: readonly SearchRecord[],
  productId: string | null,
): SearchAnswer['nearest'] {
  const preference = (record: SearchRecord): number =>
    Number(record.productId === productId) + (record.kind === 'page' ? 2 : 0);
  const preferred = records
    .filter(({ kind }) => kind === 'page' || kind === 'component')
    .sort((first, second) => preference(second) - preference(first));
  const names = preferred.map((record) => record.title);
  const title = closest(phrase, names);
  // If pages have the same name, the first in the menu wins, because others are usually lists.
  const record = preferred.find((one) => one.title === title);
  return record ? { title: record.title, href: record.href } : null;
}

/** Last tiers of three groups, which are names and synonyms, parts of names, and text. */
const TIER_GROUPS = [TIER.synonym, TIER.prefixes, TIER.weak];

/**
 * Products share most words, such as "disabled button tooltip". The name of a page or component of another product can
 * come first. Otherwise, a weaker match in the current product is better. For several words, only an exact page title of
 * another product comes before names and headings of the current product.
 */
function tierGroup(
  { record, tier, titleDistance, isOffTopic }: RankedRecord,
  isPreferred: boolean,
  isWord: boolean,
): number {
  const group = TIER_GROUPS.filter((last) => tier > last).length;
  const isVague = !isWord && (isOffTopic || (tier >= TIER.words && titleDistance > 2));
  if (isPreferred) return isVague ? Math.max(group, 2) : group;
  const isName = (record.kind === 'page' || record.kind === 'component') && tier <= TIER.synonym;
  if (!isName) return group + 2;
  return isWord || (tier === TIER.pageTitle && titleDistance < 0) ? 0 : 1;
}
