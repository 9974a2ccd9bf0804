import { normalizePath } from '../../shared/address/paths';
import { BADGES } from '../../shared/navigation/badges';
import type { NavigationEntry } from '../../shared/navigation/navigation-entry';
import type { Problem, SourceLocation } from '../../shared/page/problem';
import type { Located } from '../content/data-files';
import { iconNames, iconPath } from '../content/menus';
import type { UnrenderedPage } from '../content/page/parse-page';
import { oneOf, suggestion } from '../content/suggestion';
import { frontMatterPlace, type SiteIndex } from './site-index';

/**
 * Titles and badges in menu files and translations that repeat or contradict the front matter of a page. Only a shorter
 * title for the menu is allowed.
 */
export function checkNavigationLabels(index: SiteIndex): Problem[] {
  const { trees, translatedTitles } = index.content.data;
  const ofTrees = trees.flatMap(({ located }) =>
    located.flatMap((entry) => {
      const page = entryPage(entry.value, index);
      if (!page) return [];
      const { title } = entry.value;
      const named = title === undefined ? [] : nameProblem(title, entry.locate('title'), page);
      return [named, ...markProblems(entry, page)].flat();
    }),
  );
  const translated = translatedTitles.flatMap(({ value, location }) => {
    const page = readablePage(value.key, index);
    return page ? nameProblem(value.title, location, page) : [];
  });
  return [...ofTrees, ...translated];
}

/** Titles in the translations of trees and entries that do not exist. */
export function checkTranslatedTitles({ content }: SiteIndex): Problem[] {
  const { trees, translatedTitles, complete } = content.data;
  if (!complete.navigation) return [];
  const names = trees.map(({ name }) => name);
  return translatedTitles.flatMap(({ value: { tree: name, key }, location }, position): Problem | [] => {
    const base = { rule: 'unused-title', where: [location] } as const;
    const tree = trees.find((one) => one.name === name);
    if (!tree) {
      const isFirst = translatedTitles.findIndex(({ value }) => value.tree === name) === position;
      const what = `There is no navigation tree "${name}" whose entries could have these titles.`;
      return isFirst
        ? { ...base, what, fix: suggestion(name, names, oneOf(names, 'Remove the lines.')) }
        : [];
    }
    const keys = flattenEntries(tree.entries).map(({ subheader, pathname }) => subheader ?? pathname);
    if (keys.includes(key)) return [];
    const what = `The navigation tree "${name}" has no entry "${key}".`;
    return { ...base, what, fix: suggestion(key, keys, 'Remove the line.') };
  });
}

function flattenEntries(entries: readonly NavigationEntry[]): NavigationEntry[] {
  return entries.flatMap((entry) => [entry, ...flattenEntries(entry.children ?? [])]);
}

/** Groups and sub-headers have no page, whatever their path. */
function entryPage(entry: NavigationEntry, index: SiteIndex): UnrenderedPage | null {
  return entry.children || entry.subheader !== undefined ? null : readablePage(entry.pathname, index);
}

/** A page whose title could not be read has been reported. */
function readablePage(path: string, { pages }: SiteIndex): UnrenderedPage | null {
  const page = pages.get(normalizePath(path));
  return page && 'title' in page.frontMatterLines ? page : null;
}

function nameProblem(name: string, place: SourceLocation, page: UnrenderedPage): Problem | [] {
  const { path, frontMatter } = page;
  const { title } = frontMatter;
  if (name.length < title.length) return [];
  if (name === title) {
    return {
      rule: 'navigation-title',
      what: `"${name}" is the title of the page "${path}".`,
      where: [place],
      fix: 'Remove the line: the menu shows the title of the page.',
    };
  }
  return {
    rule: 'navigation-title',
    what: `The page "${path}" is called "${title}", and here "${name}".`,
    where: [place, frontMatterPlace(page, 'title')],
    why: 'A page has one name. Only a shorter one for the menu may stand here.',
    fix: 'Remove the line, or write the name that is right into the front matter of the page.',
  };
}

function markProblems({ value, locate }: Located<NavigationEntry>, page: UnrenderedPage): Problem[] {
  const { file, path, frontMatter } = page;
  const set = (['plan', ...BADGES] as const).filter((key) => value[key]);
  return set.map((key): Problem => {
    const line = key === 'plan' ? `plan: ${value.plan}` : `${key}: true`;
    const isSaid = frontMatter[key] === value[key];
    return {
      rule: 'navigation-badge',
      what: `The entry "${path}" has "${line}", which its page says.`,
      where: [locate(key)],
      why: 'Menu, title, search and cards show what the front matter says.',
      fix: isSaid
        ? 'Remove the line.'
        : `Write "${line}" into the front matter of ${file}, and remove the line here.`,
    };
  });
}

/** Entries with an icon that does not exist, or that the menu cannot draw. */
export function checkNavigationIcons({ content }: SiteIndex): Problem[] {
  return content.data.trees.flatMap(({ located }) =>
    located.flatMap(({ value: { icon }, locate }): Problem | [] => {
      if (icon === undefined || iconPath(icon) !== null) return [];
      const names = iconNames();
      const exists = names.includes(icon);
      return {
        rule: 'navigation-icon',
        what: exists
          ? `The icon "${icon}" has shapes that the menu does not draw.`
          : `There is no icon "${icon}".`,
        where: [locate('icon')],
        why: 'The menu draws icons of @mui/icons-material that consist of paths.',
        fix: exists
          ? 'Choose another one.'
          : suggestion(icon, names, 'Write the name of an export of @mui/icons-material.'),
      };
    }),
  );
}
