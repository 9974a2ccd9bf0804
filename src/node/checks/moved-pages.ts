import type { Problem } from '../../shared/page/problem';
import { pathFix } from './messages';
import type { SiteIndex } from './site-index';
import { findTarget } from './target';

/** Pages whose `newUrl` leads to no page. */
export function checkMovedPages(index: SiteIndex): Problem[] {
  return index.content.pages.flatMap(({ file, frontMatter, frontMatterLines }): Problem[] => {
    const { newUrl } = frontMatter;
    if (!newUrl?.startsWith('/')) return [];
    const fix = pathFix(findTarget(newUrl, '', index));
    if (fix === null) return [];
    const what = `"newUrl" is "${newUrl}", which is no page.`;
    return [{ rule: 'new-url', what, where: [{ file, line: frontMatterLines['newUrl'] ?? 1 }], fix }];
  });
}
