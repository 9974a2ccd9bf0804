import rtlPlugin from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';

/** Mirrors the styles of demos; loaded when a reader first chooses right to left. */
export const rtlPlugins = [prefixer, rtlPlugin];
