import type { Problem } from '../../shared/page/problem';
import { resolveAddress } from './address';
import { pathFix } from './messages';
import type { SiteIndex } from './site-index';
import { findTarget } from './target';

/** Links that the search offers, but that lead to a page or an anchor that does not exist. */
export function checkSearchLinks(index: SiteIndex): Problem[] {
  return index.content.data.searchLinks.flatMap(({ value, locate }): Problem[] => {
    const { path, anchor } = resolveAddress(value.path, '/');
    const fix = pathFix(findTarget(path, anchor, index));
    const what = `The search offers "${value.title}" at "${value.path}", which does not exist.`;
    return fix === null ? [] : [{ rule: 'search-link', what, where: [locate('path')], fix }];
  });
}
