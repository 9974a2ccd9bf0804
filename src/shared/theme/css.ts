/** CSS rules as objects, the way Material UI hands them out: `{':root': {'--x': '1px'}}`. */
export type CssObject = Readonly<Record<string, unknown>>;

/** Writes style objects as CSS text; nested rules and at-rules are followed. */
export function toCss(styles: CssObject): string {
  return Object.entries(styles)
    .map(([key, value]) =>
      typeof value === 'object' && value !== null
        ? `${key}{${toCss(value as CssObject)}}`
        : `${propertyName(key)}:${String(value)};`,
    )
    .join('');
}

/** The variables of a theme of Material UI or Joy UI as CSS; a library without a theme has none. */
export function themeStyles(theme: { generateStyleSheets(): object[] } | undefined): string {
  const sheets = theme?.generateStyleSheets() ?? [];
  return sheets.map((sheet) => toCss(sheet as CssObject)).join('');
}

/** `colorScheme` → `color-scheme`; custom properties keep their name. */
function propertyName(name: string): string {
  return name.startsWith('--') ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
