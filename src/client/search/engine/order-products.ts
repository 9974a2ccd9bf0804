import { TIER, type RankedRecord } from './scoring';
import { isAside } from '../../../shared/search/record';

/** The worst class of each way to answer: called or meant so, in names, in texts; a part of the words is still less. */
const WAYS = [TIER.synonym, TIER.prefixes, TIER.weak];

/**
 * Products with results, in the order of their groups: by the way in which their best result answers. Of those that
 * answer in the same way the reader's product stands first. Pages about writing pages come last, except for those who
 * read them.
 * @param ranked best first
 * @param products in the order in which they are told
 * @param current product that the reader is in, or asks for
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
