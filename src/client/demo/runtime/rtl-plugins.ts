import rtlPlugin from '@mui/stylis-plugin-rtl';
import { prefixUserSelect } from './prefix-user-select';

/**
 * Mirrors the styles of demos. Loads when the user selects the right-to-left direction. Does not include the prefixer
 * of stylis, because it throws if Emotion uses another version.
 */
export const rtlPlugins = [prefixUserSelect, rtlPlugin];
