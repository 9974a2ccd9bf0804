import type { Problem } from '../../shared/page/problem';
import { pathFix } from './messages';
import { resolveAddress } from './address';
import type { SiteIndex } from './site-index';
import { findTarget } from './target';

/** News that lead to a page or an anchor that does not exist. */
export function checkNews(index: SiteIndex): Problem[] {
  return index.content.data.news.flatMap(({ value, locate }): Problem[] => {
    const { path, anchor } = resolveAddress(value.path, '/');
    const fix = pathFix(findTarget(path, anchor, index));
    const what = `The news "${value.title}" lead to "${value.path}", which does not exist.`;
    return fix === null ? [] : [{ rule: 'news-path', what, where: [locate('path')], fix }];
  });
}
