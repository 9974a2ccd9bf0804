import {
  borders,
  display,
  flexbox,
  grid,
  palette,
  positions,
  shadows,
  sizing,
  spacing,
  typography,
  unstable_defaultSxConfig as config,
  unstable_styleFunctionSx as toCss,
} from '@mui/system';

export interface SxKey {
  name: string;
  /** CSS properties that the key sets. Empty if the value determines them. */
  cssProperties: string[];
  mediaQuery: string | null;
  /** Path in the theme, or null for a key that doesn't read the theme. */
  scale: string | null;
  /** True if a number between 0 and 1 becomes a percentage. */
  hasPercent: boolean;
  /** Export of `@mui/system` that supports the key without `sx`, if any. */
  styleFunction: string | null;
}

const STYLE_FUNCTIONS = {
  borders,
  display,
  flexbox,
  grid,
  palette,
  positions,
  shadows,
  sizing,
  spacing,
  typography,
};

/** Every key of the `sx` prop that the package converts, in the order of the package. */
export const sxKeys: readonly SxKey[] = Object.keys(config).map((name) => {
  const css = cssOf(name, 'probe');
  const mediaQuery =
    Object.keys(css).find((key) => key.startsWith('@media')) ?? null;
  return {
    name,
    cssProperties: Object.keys(mediaQuery ? Object(css[mediaQuery]) : css),
    mediaQuery,
    scale: config[name]?.themeKey ?? probedScale(name),
    hasPercent: Object.values(cssOf(name, 0.5)).includes('50%'),
    styleFunction: styleFunctionOf(name),
  };
});

/** Runs a key with a theme whose values are the names of their scales. */
function probedScale(name: string): string | null {
  const theme = {
    spacing: () => 'spacing',
    breakpoints: { values: { sm: 'breakpoints.values' }, unit: 'px' },
  };
  const values = [2, 'sm'].flatMap((value) =>
    Object.values(cssOf(name, value, theme)),
  );
  return (
    ['spacing', 'breakpoints.values'].find((scale) => values.includes(scale)) ??
    null
  );
}

function cssOf(
  name: string,
  value: unknown,
  theme: object = {},
): Record<string, unknown> {
  return toCss({ sx: { [name]: value }, theme }) as Record<string, unknown>;
}

function styleFunctionOf(name: string): string | null {
  const found = Object.entries(STYLE_FUNCTIONS).find(([, { filterProps }]) =>
    filterProps.includes(name),
  );
  return found?.[0] ?? null;
}
