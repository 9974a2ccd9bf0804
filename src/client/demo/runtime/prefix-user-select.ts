import type { StylisElement } from '@emotion/cache';

/**
 * In place of Emotion's prefixer: of all properties in demos, no browser of today needs the prefix but Safari for this
 * one. Prefixes for all would be a twentieth of a page's styles.
 */
export function prefixUserSelect(element: StylisElement): void {
  if (element.type === 'decl' && element.props === 'user-select')
    element.return = `-webkit-${element.value}${element.value}`;
}
