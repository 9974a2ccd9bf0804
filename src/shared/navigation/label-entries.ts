import { normalizePath } from '../address/paths';
import { BADGES, type Badge, type Plan } from './badges';
import type { NavigationEntry } from './navigation-entry';

/** What a page says about itself wherever it is listed; front matter is one. */
export type PageLabel = { title: string; plan?: Plan } & Partial<Record<Badge, boolean>>;

/**
 * Gives entries the name, the plan and the badges of their pages. An entry with a title of its own, or with one in
 * the translations, keeps that: it is a shorter name for the menu.
 * @param pages by path
 * @param titles translated titles, by path
 */
export function labelEntries(
  entries: readonly NavigationEntry[],
  pages: ReadonlyMap<string, PageLabel>,
  titles: Readonly<Record<string, string>>,
): NavigationEntry[] {
  return entries.map((entry) => {
    if (entry.children) return { ...entry, children: labelEntries(entry.children, pages, titles) };
    const page = entry.subheader === undefined ? pages.get(normalizePath(entry.pathname)) : undefined;
    if (!page) return entry;
    const badges = BADGES.filter((badge) => page[badge]).map((badge) => [badge, true]);
    const title =
      entry.title ?? (Object.hasOwn(titles, entry.pathname) ? titles[entry.pathname] : page.title);
    return { ...entry, ...Object.fromEntries(badges), ...(page.plan && { plan: page.plan }), title };
  });
}
