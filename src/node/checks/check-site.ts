import { compareProblems, type Problem, uniqueProblems } from '../../shared/problem';
import type { SiteContent } from '../content/site-content';
import { checkApi } from './api';
import { checkLinks } from './links';
import { checkNavigation } from './navigation';
import { checkPageElements } from './page-elements';
import { checkFilesAndPaths } from './paths';
import { checkProducts } from './products';
import { createSiteIndex } from './site-index';

/**
 * Every mistake in the content, sorted by file and line, each once.
 * @param others problems that other steps have found
 */
export function checkSite(content: SiteContent, others: readonly Problem[] = []): Problem[] {
  const index = createSiteIndex(content);
  const problems = [
    ...others,
    ...content.data.problems,
    ...content.pages.flatMap((page) => page.problems),
    // Mistakes within one file were found while reading it. These checks need several files.
    ...checkApi(index),
    ...checkFilesAndPaths(index),
    ...checkLinks(index),
    ...checkNavigation(index),
    ...checkPageElements(index),
    ...checkProducts(index),
  ];
  return uniqueProblems(problems).sort(compareProblems);
}
