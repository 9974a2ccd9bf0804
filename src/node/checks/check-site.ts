import { compareProblems, type Problem } from '../../shared/problem';
import type { SiteContent } from '../content/site-content';
import { checkApi, checkPlaygrounds } from './api';
import {
  checkLinks,
  checkMovedPages,
  checkNews,
  checkNotifications,
  checkProductPaths,
  checkRedirects,
  checkSearchLinks,
} from './links';
import { checkDemos, checkImages, checkUnusedDemos, checkUnusedQueries } from './demos-and-media';
import { checkKeyTests } from './key-tests';
import {
  checkEmptyGroups,
  checkFullPages,
  checkMissingTrees,
  checkNavigationDuplicates,
  checkNavigationIcons,
  checkNavigationLabels,
  checkNavigationMembership,
  checkNavigationTargets,
  checkTranslatedTitles,
  checkUnusedTrees,
} from './navigation';
import { checkPageCards } from './page-cards';
import { checkDuplicatePaths, checkPagePaths, checkRedirectPaths } from './paths';
import {
  checkPageProducts,
  checkProductIds,
  checkProductKeys,
  checkProductNames,
  checkProductPackages,
} from './products';
import { createSiteIndex, type SiteIndex } from './site-index';
import { checkDataFiles, checkStrayPages } from './stray-files';

/** Checks that need more than one file. Mistakes within one file are found while reading it. */
const CHECKS: readonly ((index: SiteIndex) => Problem[])[] = [
  checkApi,
  checkDataFiles,
  checkDemos,
  checkDuplicatePaths,
  checkEmptyGroups,
  checkFullPages,
  checkImages,
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
  checkProductKeys,
  checkProductNames,
  checkProductPackages,
  checkProductPaths,
  checkRedirectPaths,
  checkRedirects,
  checkSearchLinks,
  checkStrayPages,
  checkTranslatedTitles,
  checkUnusedDemos,
  checkUnusedQueries,
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
