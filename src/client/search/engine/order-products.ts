import { TIER, type RankedRecord } from './scoring';
import { isAside } from '../../../shared/search/record';

/** Last tier of each kind of match, which are names and synonyms, parts of names, and text. */
const WAYS = [TIER.synonym, TIER.prefixes, TIER.weak];

/**
 * Sorts products by the kind of their best match. For equal kinds, the current product comes first. Docs for authors
 * come last, unless the user is in them.
 * @param ranked best first
 * @param products in menu order
 * @param current product of the page or of the query
 */
export function orderProducts(
  ranked: readonly RankedRecord[],
  products: readonly { id: string }[],
  current: string | null,
): string[] {
  const best = new Map<string, RankedRecord>();
  for (const one of ranked) if (!best.has(one.record.productId)) best.set(one.record.productId, one);
  return products
    .flatMap(({ id }) => best.get(id) ?? [])
    .map(({ record, tier, score }) => {
      const isCurrent = record.productId === current;
      return {
        productId: record.productId,
        aside: Number(isAside(record) && !isCurrent),
        way: WAYS.filter((worst) => tier > worst).length,
        other: Number(!isCurrent),
        tier,
        score: tier < TIER.text ? 0 : score,
      };
    })
    .sort(
      (a, b) =>
        a.aside - b.aside || a.way - b.way || a.other - b.other || a.tier - b.tier || b.score - a.score,
    )
    .map(({ productId }) => productId);
}
