/** Small labels beside a name, in the order in which they win: one is shown. */
export const BADGES = ['deprecated', 'legacy', 'planned', 'unstable', 'beta', 'newFeature'] as const;
export type Badge = (typeof BADGES)[number];

/** Commercial plans that a feature may need. */
export const PLANS = ['pro', 'premium'] as const;
export type Plan = (typeof PLANS)[number];

/** What stands beside the name of a page wherever it is listed. */
export interface Marks {
  badge?: Badge | null;
  plan?: Plan | null;
}

/** The marks that someone has set. */
export function marksOf(set: { plan?: Plan } & Partial<Record<Badge, boolean>>): Marks {
  const badge = BADGES.find((name) => set[name]);
  return { ...(badge && { badge }), ...(set.plan && { plan: set.plan }) };
}
