import { compareProblems, type Problem } from '../../shared/page/problem';
import type { SiteContent } from '../content/site-content';
import { checkApi } from './api';
import { checkCodeWords } from './code-words';
import { checkDataFiles } from './data-files';
import { checkDemos } from './demos';
import { checkDuplicatePaths } from './duplicate-paths';
import { checkFullPages } from './full-pages';
import { checkImages } from './images';
import { checkImports } from './imports';
import { checkKeyTests } from './key-tests';
import { checkLinks } from './links';
import { checkMovedPages } from './moved-pages';
import { checkNavigationIcons } from './navigation-icons';
import { checkNavigationLabels } from './navigation-labels';
import { checkNavigationMembership } from './navigation-membership';
import { checkNavigationDuplicates, checkNavigationTargets } from './navigation-paths';
import { checkMissingTrees, checkUnusedTrees } from './navigation-trees';
import { checkPageProducts, checkProductIds, checkProductPackages, checkProductPaths } from './products';
import { checkPagePaths, checkRedirectPaths } from './paths';
import { checkPageCards } from './page-cards';
import { checkPlaygrounds } from './playgrounds';
import { checkRedirects } from './redirects';
import { checkNews } from './news';
import { checkSearchLinks } from './search-links';
import { checkNotifications } from './notifications';
import { createSiteIndex, type SiteIndex } from './site-index';
import { checkStrayPages } from './stray-pages';
import { checkUnusedDemos } from './unused-demos';

/** Checks that look at more than one file; what one file shows by itself is found while reading it. */
const CHECKS: readonly ((index: SiteIndex) => Problem[])[] = [
  checkApi,
  checkCodeWords,
  checkDataFiles,
  checkDemos,
  checkDuplicatePaths,
  checkFullPages,
  checkImages,
  checkImports,
  checkKeyTests,
  checkLinks,
  checkMissingTrees,
  checkMovedPages,
  checkNavigationDuplicates,
  checkNavigationIcons,
  checkNavigationLabels,
  checkNavigationMembership,
  checkNavigationTargets,
  checkNews,
  checkNotifications,
  checkPageCards,
  checkPagePaths,
  checkPageProducts,
  checkPlaygrounds,
  checkProductIds,
  checkProductPackages,
  checkProductPaths,
  checkRedirectPaths,
  checkRedirects,
  checkSearchLinks,
  checkStrayPages,
  checkUnusedDemos,
  checkUnusedTrees,
];

/** Every mistake in the content, sorted by file and line, each once. */
export function checkSite(content: SiteContent): Problem[] {
  const index = createSiteIndex(content);
  const problems = [
    ...content.problems,
    ...content.data.problems,
    ...content.pages.flatMap((page) => page.problems),
    ...CHECKS.flatMap((check) => check(index)),
  ];
  return withoutRepetitions(problems).sort(compareProblems);
}

function withoutRepetitions(problems: readonly Problem[]): Problem[] {
  const byText = new Map(
    problems.map((problem) => [JSON.stringify([problem.rule, problem.what, problem.where]), problem]),
  );
  return [...byText.values()];
}
