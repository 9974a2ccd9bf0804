import { findDuplicatePathnames, flattenPages } from '../../shared/navigation/navigation';
import type { NavigationEntry } from '../../shared/navigation/navigation-entry';
import { normalizePath } from '../../shared/address/paths';
import type { Problem, SourceLocation } from '../../shared/page/problem';
import type { NavigationTree } from '../content/data-files';
import { missingPageFix, pathFix, times } from './messages';
import type { SiteIndex } from './site-index';
import { findTarget } from './target';

/** Paths that stand more than once in a navigation tree, API variants excepted (specification §2). */
export function checkNavigationDuplicates({ content }: SiteIndex): Problem[] {
  return content.data.trees.flatMap((tree) =>
    findDuplicatePathnames(tree.entries).map(({ pathname, entries }): Problem => {
      const [first, ...others] = entries.map((entry) => locationOf(entry, tree));
      const isGroup = entries.some(({ children }) => children !== undefined);
      return {
        rule: 'navigation-duplicate',
        what: `"${pathname}" stands ${times(entries.length)} in the navigation tree "${tree.name}".`,
        where: [first ?? { file: tree.file, line: 1 }, ...others],
        why: 'The menu could not tell which of them is open.',
        fix: isGroup
          ? 'Give the group another path: it is only its name, and no page needs to stand there.'
          : 'Keep one of them. If the page of an API is listed a second time on purpose, add "apiVariant: true" to that entry.',
      };
    }),
  );
}

/** Entries that lead to no page; groups, sub-headers, planned and external entries need none. */
export function checkNavigationTargets(index: SiteIndex): Problem[] {
  return index.content.data.trees.flatMap((tree) =>
    flattenPages(tree.entries).flatMap((entry): Problem[] => {
      const fix = targetFix(normalizePath(entry.pathname), index);
      if (fix === null) return [];
      return [
        {
          rule: 'navigation-target',
          what: `The navigation entry "${entry.pathname}" leads to no page.`,
          where: [locationOf(entry, tree)],
          fix,
        },
      ];
    }),
  );
}

function targetFix(path: string, index: SiteIndex): string | null {
  const target = findTarget(path, '', index);
  if (target.kind !== 'missing') return pathFix(target);
  const fix = missingPageFix(path, target.near, pathFix(target) ?? '');
  return `${fix} If the page is still to be written, add "planned: true".`;
}

function locationOf(entry: NavigationEntry, tree: NavigationTree): SourceLocation {
  const located = tree.located.find(({ value }) => value === entry);
  return located?.locate('pathname') ?? { file: tree.file, line: 1 };
}
