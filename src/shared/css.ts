/** CSS rules as objects in Material UI's format, such as `{':root': {'--x': '1px'}}`. */
export type CssObject = Readonly<Record<string, unknown>>;

/** Converts style objects to CSS, including nested rules and at-rules. */
export function toCss(styles: CssObject): string {
  return Object.entries(styles)
    .map(([key, value]) =>
      typeof value === 'object' && value !== null
        ? `${key}{${toCss(value as CssObject)}}`
        : `${propertyName(key)}:${String(value)};`,
    )
    .join('');
}

/** CSS variables of a theme. Empty for a library without a theme. */
export function themeStyles(theme: { generateStyleSheets(): object[] } | undefined): string {
  const sheets = theme?.generateStyleSheets() ?? [];
  return sheets.map((sheet) => toCss(sheet as CssObject)).join('');
}

/** `colorScheme` → `color-scheme`. Custom properties stay the same. */
function propertyName(name: string): string {
  return name.startsWith('--') ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
