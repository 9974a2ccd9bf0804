/** Themes of the icons. The first one has no suffix in their names. */
export const ICON_THEMES = ['Filled', 'Outlined', 'Rounded', 'TwoTone', 'Sharp'] as const;

export type IconTheme = (typeof ICON_THEMES)[number];

/** Number of icons in a file of one theme, because users look at few of them. */
export const ICONS_PER_FILE = 256;

/** Data of all icons without their drawings. */
export interface IconIndex {
  /** Names without a theme, sorted. */
  names: string[];
  /** By theme, the names that it does not draw. */
  missing: Record<IconTheme, string[]>;
  /** Ligatures of icons whose name is different in the icon font. Null for missing icons. */
  ligatures: Record<string, string | null>;
  /**
   * URLs of the drawings by theme. They contain the HTML inside `<svg>` in the order of the names, with null for
   * missing ones.
   */
  files: Record<IconTheme, string[]>;
}

/** Data of the icons page before it loads anything. */
export interface IconSummary {
  /** URL of the index. */
  index: string;
  /** Number of icons in all themes. */
  count: number;
}

/** `AccountCircle` in the theme Outlined → `AccountCircleOutlined`, which is the module. */
export function iconModule(name: string, theme: IconTheme): string {
  return theme === 'Filled' ? name : name + theme;
}

/**
 * Splits `AccountCircleOutlined` into its name and its theme.
 * @param isName whether a word is a full name, such as `InsertChartOutlined`
 */
export function splitModule(
  module: string,
  isName: (word: string) => boolean,
): { name: string; theme: IconTheme } {
  if (isName(module)) return { name: module, theme: 'Filled' };
  const theme = ICON_THEMES.slice(1).find((suffix) => module.endsWith(suffix));
  return theme ? { name: module.slice(0, -theme.length), theme } : { name: module, theme: 'Filled' };
}

/** `WifiTethering1Bar` → `['Wifi', 'Tethering', '1', 'Bar']` */
export function iconWords(name: string): string[] {
  return name.match(/[A-Z][a-z]+|[A-Z]+(?![a-z])|\d+|[a-z]+/g) ?? [];
}

const NUMBERS: Readonly<Record<string, number>> = Object.fromEntries([
  ...'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen'
    .split(' ')
    .map((word, value) => [word, value]),
  ...Object.entries({ Eighteen: 18, Nineteen: 19, Twenty: 20, Thirty: 30, Sixty: 60 }),
  // As the package spells them.
  ...Object.entries({ Fivteen: 15, Eightteen: 18 }),
]);
const NUMBER_AT_START = new RegExp(`^(?:${Object.keys(NUMBERS).join('|')})+(?![a-z])`);

/** A lowercase name with digits for a number at its start, as in `FourKPlus` → `4kplus`. */
export function nameInDigits(name: string): string {
  const toDigits = (words: string): string => {
    const digits = iconWords(words).map((word) => NUMBERS[word]);
    // 20 and 4 are 24.
    return digits.join('').replace(/^([2-9])0(?=\d)/, '$1');
  };
  return name.replace(NUMBER_AT_START, toDigits).toLowerCase();
}

/** The default ligature of an icon name, as in `WifiTethering` → `wifi_tethering`. */
export function ligatureOf(name: string): string {
  return iconWords(name).join('_').toLowerCase();
}
