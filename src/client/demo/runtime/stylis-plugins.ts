import type { StylisElement } from '@emotion/cache';
import rtlPlugin from '@mui/stylis-plugin-rtl';

/**
 * Replaces Emotion's prefixer. Safari needs a prefix for this property, and no other property in demos needs one.
 * Emotion's prefixes would add 5 % to a page's styles.
 */
export function prefixUserSelect(element: StylisElement): void {
  if (element.type === 'decl' && element.props === 'user-select')
    element.return = `-webkit-${element.value}${element.value}`;
}

/**
 * Mirrors the styles of demos. Loads when the user selects the right-to-left direction. Does not include the prefixer
 * of stylis, because it throws if Emotion uses another version.
 */
export const rtlPlugins = [prefixUserSelect, rtlPlugin];
