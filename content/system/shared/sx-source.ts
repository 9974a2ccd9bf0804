import { unstable_styleFunctionSx as styleFunctionSx } from '@mui/system';
import type { SxProps, Theme } from '@mui/system';

type Result = { sx: SxProps<Theme>; error: null } | { sx: null; error: string };

/** Runs the source code of an `sx` value, such as `{ p: 2 }`. */
export function readSx(text: string, theme: Theme): Result {
  try {
    // What users type runs in their own browser only, as in the console.
    const value: unknown = new Function(`"use strict"; return (${text});`)();
    const isStyle =
      (typeof value === 'object' && value !== null) ||
      typeof value === 'function';
    if (!isStyle)
      return failed('Write an object, an array, or a function of the theme.');
    const sx = value as SxProps<Theme>;
    // Throws if a callback fails.
    styleFunctionSx({ sx, theme });
    return { sx, error: null };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return failed(`The code has a mistake: ${message}.`);
  }
}

function failed(error: string): Result {
  return { sx: null, error };
}

/** The CSS rules of the class that Emotion added to an element. */
export function readCss(element: HTMLElement): string {
  const className = [...element.classList].at(-1) ?? '';
  const rules = [...element.ownerDocument.styleSheets].flatMap((sheet) => {
    try {
      return [...sheet.cssRules];
    } catch {
      // The browser doesn't show the rules of other origins.
      return [];
    }
  });
  const own = rules.filter(({ cssText }) => cssText.includes(`.${className}`));
  const texts = new Set(own.map((rule) => formatRule(rule)));
  return [...texts].join('\n\n');
}

function formatRule(rule: CSSRule, indent = ''): string {
  if ('cssRules' in rule && 'conditionText' in rule) {
    const { conditionText, cssRules } = rule as CSSMediaRule;
    const inner = [...cssRules].map((one) => formatRule(one, `${indent}  `));
    return `${indent}@media ${conditionText} {\n${inner.join('\n')}\n${indent}}`;
  }
  const { selectorText, style } = rule as CSSStyleRule;
  const lines = style.cssText.split(/;\s*/).filter(Boolean);
  const body = lines.map((line) => `${indent}  ${line};\n`).join('');
  return `${indent}${selectorText} {\n${body}${indent}}`;
}

/** Sentences about properties and values that the browser ignores. Empty on a server. */
export function findMistakes(sx: SxProps<Theme>, theme: Theme): string[] {
  if (typeof CSS === 'undefined') return [];
  const styles: unknown = styleFunctionSx({ sx, theme });
  return [styles].flat().flatMap((style) => mistakesIn(style as object));
}

function mistakesIn(style: object): string[] {
  return Object.entries(style).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value === 'object' && value !== null) return mistakesIn(value);
    const property = key.replace(
      /[A-Z]/g,
      (letter) => `-${letter.toLowerCase()}`,
    );
    if (property.startsWith('--') || CSS.supports(property, String(value)))
      return [];
    // Emotion adds the unit to numbers.
    if (typeof value === 'number' && CSS.supports(property, `${value}px`))
      return [];
    const isKnown = CSS.supports(property, 'inherit');
    return isKnown
      ? [`"${String(value)}" isn't a valid value of ${key}.`]
      : [`"${key}" isn't a CSS property, and the theme doesn't define it.`];
  });
}
