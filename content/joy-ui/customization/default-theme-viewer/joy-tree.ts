import { extendTheme, type Theme } from '@mui/joy/styles';
import { valueAt } from '../../../material-ui/customization/theme-tools';
import type { Usage } from '../../../material-ui/customization/default-theme/node-details';
import {
  plainColor,
  valueTree,
  type ThemeNode,
} from '../../../material-ui/customization/default-theme/value-tree';

export const defaultTheme = extendTheme();

/** Calls that show what a function of the theme returns. */
const EXAMPLES: Readonly<
  Record<string, [code: string, run: (theme: Theme) => string]>
> = {
  'breakpoints.up': ["up('md')", (theme) => theme.breakpoints.up('md')],
  'breakpoints.down': ["down('md')", (theme) => theme.breakpoints.down('md')],
  'breakpoints.between': [
    "between('sm', 'lg')",
    (theme) => theme.breakpoints.between('sm', 'lg'),
  ],
  'breakpoints.only': ["only('md')", (theme) => theme.breakpoints.only('md')],
  'breakpoints.not': ["not('md')", (theme) => theme.breakpoints.not('md')],
  spacing: ['spacing(1, 2)', (theme) => theme.spacing(1, 2)],
  getCssVar: [
    "getCssVar('radius-sm')",
    (theme) => theme.getCssVar('radius-sm'),
  ],
  getColorSchemeSelector: [
    "getColorSchemeSelector('dark')",
    (theme) => theme.getColorSchemeSelector('dark'),
  ],
};

/** Keys of the theme whose values have a short form in `sx`. */
const SX_PROPERTIES: Readonly<Record<string, string>> = {
  palette: 'color',
  fontFamily: 'fontFamily',
  fontSize: 'fontSize',
  fontWeight: 'fontWeight',
  lineHeight: 'lineHeight',
  radius: 'borderRadius',
  shadow: 'boxShadow',
  zIndex: 'zIndex',
};

export const DEFAULT_TREE = valueTree(
  { theme: defaultTheme, darkPalette: null },
  null,
  {
    functionText(path, theme) {
      const example = EXAMPLES[path];
      return example ? `${example[0]} → ${example[1](theme)}` : null;
    },
    stringText: (value) => `'${value.replaceAll(/['\\]/g, '\\$&')}'`,
    colorOf,
  },
);

/** The color of a value, with its CSS variables replaced. */
function colorOf(path: string, value: string): string | null {
  const scheme = path.startsWith('colorSchemes.dark.') ? 'dark' : 'light';
  const color = resolved(value, scheme);
  const isChannel = /^palette\b.*Channel$/.test(withoutScheme(path));
  return plainColor(path, isChannel ? `rgb(${color})` : color);
}

function resolved(value: string, scheme: 'light' | 'dark'): string {
  const next = value.replaceAll(
    // Without another variable in the fallback, so from the inside out.
    /var\((--[\w-]+), ([^()]*)\)/g,
    (_, name: string, fallback: string) => {
      const path = name.replace('--joy-', '').split('-');
      const own = valueAt(defaultTheme.colorSchemes[scheme], path);
      return typeof own === 'string' ? own : fallback;
    },
  );
  return next === value ? value : resolved(next, scheme);
}

/** Code that uses a value without writing the value itself. */
export function usageOf({ path, children }: ThemeNode): Usage[] {
  if (children.length > 0) return [];
  const names = withoutScheme(path).split('.');
  const [key = '', ...rest] = names;
  const variable = /^var\((--[\w-]+)/.exec(
    String(valueAt(defaultTheme.vars, names)),
  )?.[1];
  if (!variable) return [];
  const property = path.endsWith('Channel') ? undefined : SX_PROPERTIES[key];
  return [
    ...(property
      ? [{ name: 'In sx', code: `${property}: '${rest.join('.')}'` }]
      : []),
    { name: 'CSS variable', code: `var(${variable})` },
  ];
}

function withoutScheme(path: string): string {
  return path.replace(/^colorSchemes\.(light|dark)\./, '');
}
