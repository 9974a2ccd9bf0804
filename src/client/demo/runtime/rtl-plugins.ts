import rtlPlugin from '@mui/stylis-plugin-rtl';
import { prefixUserSelect } from './prefix-user-select';

/**
 * Mirrors the styles of demos; loaded when a reader first chooses right to left.
 * The prefixer of stylis is none of them: it takes `::placeholder` and `:read-only` apart, and throws where Emotion has
 * compiled them with another version.
 */
export const rtlPlugins = [prefixUserSelect, rtlPlugin];
