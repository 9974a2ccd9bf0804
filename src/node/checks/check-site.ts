import { compareProblems, type Problem, uniqueProblems } from '../../shared/problem';
import type { SiteContent } from '../content/data-files';
import { checkApi } from './api';
import { checkLinks } from './links';
import { checkNavigation } from './navigation';
import { checkPageElements } from './page-elements';
import { checkFilesAndPaths } from './paths';
import { checkProducts } from './products';
import { createSiteIndex, type SiteIndex } from './site-index';

/** Checks that need more than one file. Mistakes within one file are found while reading it. */
const CHECKS: readonly ((index: SiteIndex) => Iterable<Problem>)[] = [
  checkApi,
  checkFilesAndPaths,
  checkLinks,
  checkNavigation,
  checkPageElements,
  checkProducts,
];

/** Every mistake in the content, sorted by file and line, each once. */
export function checkSite(content: SiteContent): Problem[] {
  const index = createSiteIndex(content);
  const problems = [
    ...content.problems,
    ...content.data.problems,
    ...content.pages.flatMap((page) => page.problems),
    ...CHECKS.flatMap((check) => [...check(index)]),
  ];
  return uniqueProblems(problems).sort(compareProblems);
}
