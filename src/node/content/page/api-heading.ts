import { API_SECTION_ID, API_SECTION_TITLE } from '../../../shared/api/api-page';
import type { FrontMatter } from '../../../shared/page/front-matter';
import type { Heading } from '../../../shared/page/page';

/**
 * The heading of the section that the build adds to pages of components; none where the author has written a
 * section of that name.
 */
export function findApiHeading(
  { components }: Pick<FrontMatter, 'components'>,
  anchors: readonly string[],
): Heading[] {
  const isWanted = components.length > 0 && !anchors.includes(API_SECTION_ID);
  return isWanted ? [{ id: API_SECTION_ID, depth: 2, text: API_SECTION_TITLE }] : [];
}
