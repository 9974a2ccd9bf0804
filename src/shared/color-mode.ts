import { blue, veryDark } from '../libraries/brand/colors';

/** Color modes that users can select. */
export const COLOR_MODES = ['light', 'dark', 'system'] as const;

/** The user's choice. `system` follows the operating system. */
export type ColorMode = (typeof COLOR_MODES)[number];

/** Resolved color scheme. */
export type ColorScheme = Exclude<ColorMode, 'system'>;

/** Mode of a user who chose none. */
export const DEFAULT_COLOR_MODE: ColorMode = 'system';

/** localStorage key of the chosen mode. */
export const MODE_STORAGE_KEY = 'mui-mode';

/** Color schemes of every page. */
export const COLOR_SCHEMES = ['light', 'dark'] as const satisfies readonly ColorScheme[];

/** localStorage key of the painted scheme. */
export const COLOR_SCHEME_STORAGE_KEY = 'mui-color-scheme';

/** Attribute of the document with the painted scheme. */
export const COLOR_SCHEME_ATTRIBUTE = 'data-mui-color-scheme';

/** Color of the browser's toolbar for each scheme. */
export const THEME_COLORS: Readonly<Record<ColorScheme, string>> = {
  light: blue[600],
  dark: veryDark,
};

/** True if the theme has a scheme of this name. Callers report unknown ones. */
export function isColorScheme(value: unknown): value is ColorScheme {
  return COLOR_SCHEMES.some((scheme) => scheme === value);
}
