import { CssVarsProvider, extendTheme, type CssVarsThemeOptions } from '@mui/joy/styles';
import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import {
  choicesOf,
  COMPONENT_DEFAULTS,
  PALETTES,
} from '../../../content/joy-ui/customization/theme-builder/component-defaults';
import {
  isJoyTheme,
  printJoyTheme,
  SHADES,
  tokensOf,
  withPreset,
} from '../../../content/joy-ui/customization/theme-builder/joy-options';
import {
  withValueAt,
  type LiteralObject,
} from '../../../content/material-ui/customization/theme-tools/check-options';
import { typeErrors } from './type-errors';

const MODES = ['light', 'dark'] as const;
const COMPONENTS = Object.keys(COMPONENT_DEFAULTS);

/** Options in which each shade, token, and component prop has another value than the default. */
function everything(choice: number): LiteralObject {
  const tokens = MODES.flatMap((mode) =>
    PALETTES.flatMap((palette) =>
      tokensOf(mode, palette).map(
        (token) =>
          [
            ['colorSchemes', mode, 'palette', palette, token],
            `var(--joy-palette-${palette}-${SHADES[choice]})`,
          ] as const,
      ),
    ),
  );
  const props = COMPONENTS.flatMap(choicesOf).map(
    ({ path, values }) => [path, values[choice % values.length || 1]?.value] as const,
  );
  return [...tokens, ...props].reduce<LiteralObject>(
    (options, [path, value]) => withValueAt(options, path, value),
    PALETTES.reduce<LiteralObject>((options, palette) => withPreset(options, palette, 'teal'), {}),
  );
}

describe('printJoyTheme', () => {
  it('writes colors before components, and only values that differ', () => {
    expect(printJoyTheme({})).toBe(`import { extendTheme } from '@mui/joy/styles';

export const theme = extendTheme({});
`);
    const components = { JoyButton: { defaultProps: { variant: 'soft' } } };
    const options = withValueAt(
      { components },
      ['colorSchemes', 'light', 'palette', 'primary', '500'],
      '#00796b',
    );
    expect(printJoyTheme(options)).toBe(`import { extendTheme } from '@mui/joy/styles';

export const theme = extendTheme({
  colorSchemes: {
    light: {
      palette: {
        primary: { 500: '#00796b' },
      },
    },
  },
  components: {
    JoyButton: {
      defaultProps: { variant: 'soft' },
    },
  },
});
`);
  });

  it('writes code that compiles with the types of Joy UI, which reject other names', () => {
    const right = [{}, ...[1, 2, 3, 4].map(everything)].map(printJoyTheme);
    const code = right[1] ?? '';
    const wrong = [
      code.replace("size: 'sm'", "size: 'small'"),
      code.replace("variant: 'solid'", "variant: 'filled'"),
      code.replace('solidBg:', 'solidBackground:'),
    ];
    const errors = typeErrors([...right, ...wrong]);
    expect([...new Set(errors.map((error) => error.slice(0, 2)))].toSorted()).toEqual(['5:', '6:', '7:']);
  });
});

describe('component defaults', () => {
  const classesIn = (html: string): string[] => [...html.matchAll(/\bMui[\w-]+/g)].map(([name]) => name);

  it.each(COMPONENTS)('lists the defaults of %s, and its theme changes them', async (name) => {
    const { default: component } = (await import(`@mui/joy/${name}`)) as { default: ComponentType };
    const render = (components: LiteralObject): string[] => {
      const theme = extendTheme({ components } as CssVarsThemeOptions);
      return classesIn(renderToString(createElement(CssVarsProvider, { theme }, createElement(component))));
    };
    for (const { path, values } of choicesOf(name)) {
      const [, key = '', , prop = ''] = path;
      for (const { value } of values) {
        if (value === '') continue;
        const isInitial = value === values[0]?.value;
        const classes = render(isInitial ? {} : { [key]: { defaultProps: { [prop]: value } } });
        const suffix = prop + String(value).replace(/^./, (letter) => letter.toUpperCase());
        expect(classes).toContain(`Mui${name}-${suffix}`);
      }
    }
  });
});

describe('isJoyTheme', () => {
  it('accepts everything that the builder writes', () => {
    expect([{}, ...[1, 2, 3, 4].map(everything)].every(isJoyTheme)).toBe(true);
    expect(isJoyTheme({ components: { JoyChip: { defaultProps: { size: 'lg' } } } })).toBe(true);
  });

  it.each([
    { components: { JoyChip: { defaultProps: { size: 'huge' } } } },
    { components: { JoyChip: { defaultProps: { onClick: 'soft' } } } },
    { components: { JoyChip: { styleOverrides: { root: { color: 'red' } } } } },
    { components: { MuiChip: { defaultProps: { size: 'lg' } } } },
    { components: 'soft' },
    { colorSchemes: { sepia: {} } },
    { spacing: 4 },
  ])('rejects %j', (options) => {
    expect(isJoyTheme(options)).toBe(false);
  });
});
