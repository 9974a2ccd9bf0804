import { createTheme } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';

/** The two options that people choose. */
export interface ThemeChoice {
  prefix: string;
  selector: string;
}

/** A variable with its value in each scheme; one that a scheme leaves out is null there. */
export interface Variable {
  name: string;
  light: string | null;
  dark: string | null;
}

/** A rule of the style sheet that the provider writes. */
export interface Rule {
  /** Media query around the rule. */
  media: string | null;
  selector: string;
  declarations: readonly (readonly [property: string, value: string])[];
}

export interface Inspection {
  rules: readonly Rule[];
  variables: readonly Variable[];
  /** What styles of the dark scheme have as their selector or query. */
  darkStyles: string;
}

/** Variables that most apps read, without their prefix. */
const MOST_USED = [
  'palette-primary-main',
  'palette-primary-contrastText',
  'palette-primary-mainChannel',
  'palette-secondary-main',
  'palette-error-main',
  'palette-text-primary',
  'palette-text-secondary',
  'palette-background-default',
  'palette-background-paper',
  'palette-divider',
  'palette-action-hover',
  'spacing',
  'shape-borderRadius',
  'shadows-1',
  'zIndex-modal',
  'font-body1',
];

/** What Material UI generates for a theme with both schemes. */
export function inspectTheme({ prefix, selector }: ThemeChoice): Inspection {
  const theme = createTheme({
    cssVariables: { cssVarPrefix: prefix, colorSchemeSelector: selector },
    colorSchemes: { light: true, dark: true },
  });
  const rules = theme.generateStyleSheets().flatMap(rulesOf);
  const [shared, light, dark] = rules.map(
    ({ declarations }) => new Map(declarations),
  );
  const names = new Set(
    rules
      .flatMap(({ declarations }) => declarations.map(([name]) => name))
      .filter((name) => name.startsWith('--')),
  );
  const [darkStyles = ''] = Object.keys(
    theme.applyStyles('dark', { color: 'inherit' }),
  );
  return {
    rules,
    darkStyles,
    variables: [...names].map((name) => ({
      name,
      light: shared?.get(name) ?? light?.get(name) ?? null,
      dark: shared?.get(name) ?? dark?.get(name) ?? null,
    })),
  };
}

/** The variables with all words of a query in their name or values; without one, the most used. */
export function findVariables(
  variables: readonly Variable[],
  prefix: string,
  query: string,
  isAll: boolean,
): readonly Variable[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length > 0) {
    return variables.filter(({ name, light, dark }) => {
      const text = `${name} ${light} ${dark}`.toLowerCase();
      return words.every((word) => text.includes(word));
    });
  }
  if (isAll) return variables;
  const start = prefix === '' ? '--' : `--${prefix}-`;
  return MOST_USED.flatMap(
    (path) => variables.find(({ name }) => name === start + path) ?? [],
  );
}

/** Whether the provider can set this selector, and the style sheet can have it. */
export function isSelector(text: string): boolean {
  return /^(media|class|data|data-[\w-]+|\.[\w-]*%s[\w-]*|\[[\w-]*%s[\w-]*\]|\[[\w-]+="%s"\])$/.test(
    text,
  );
}

function rulesOf(sheet: Record<string, unknown>): Rule[] {
  return Object.entries(sheet).flatMap(([key, value]): Rule[] => {
    const content = value as Record<string, unknown>;
    return key.startsWith('@media')
      ? rulesOf(content).map((rule) => ({ ...rule, media: key }))
      : [{ media: null, selector: key, declarations: toDeclarations(content) }];
  });
}

function toDeclarations(content: Record<string, unknown>): [string, string][] {
  return Object.entries(content).map(([property, value]) => [
    property === 'colorScheme' ? 'color-scheme' : property,
    String(value),
  ]);
}
