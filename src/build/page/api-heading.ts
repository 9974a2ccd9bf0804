import { API_SECTION_ID, API_SECTION_TITLE } from '../../domain/api-page';
import type { FrontMatter } from '../../domain/front-matter';
import type { Heading } from '../../domain/page';

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
