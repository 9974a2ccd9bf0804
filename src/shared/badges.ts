/** Small labels next to a name, in order of priority. Only the first one is shown. */
export const BADGES = ['deprecated', 'legacy', 'planned', 'unstable', 'beta', 'newFeature'] as const;
export type Badge = (typeof BADGES)[number];

/** Commercial plans that a feature can require. */
export const PLANS = ['pro', 'premium'] as const;
export type Plan = (typeof PLANS)[number];

/** The label and plan next to the name of a page in lists. */
export interface Marks {
  badge?: Badge | null;
  plan?: Plan | null;
}

/** The marks that someone has set. */
export function marksOf(set: { plan?: Plan } & Partial<Record<Badge, boolean>>): Marks {
  const badge = BADGES.find((name) => set[name]);
  return { ...(badge && { badge }), ...(set.plan && { plan: set.plan }) };
}
