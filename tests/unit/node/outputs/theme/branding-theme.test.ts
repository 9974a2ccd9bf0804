import { createTheme, type Theme } from '@mui/material/styles';
import { describe, expect, it } from 'vitest';
import { createBrandingTheme } from '../../../../../src/node/outputs/site-data';
import { blue } from '../../../../../src/libraries/brand/colors';
import { branding } from './branding';

const library = createTheme();
/** As JavaScript would pass them, past the types. */
const unchecked = (options: object): object => options;

describe.each<[string, Theme]>([
  ['the branding theme', branding],
  ['the default theme of the installed library', library],
])('%s', (_, theme) => {
  it('has the breakpoints 0, 600, 900, 1200 and 1536', () => {
    expect(theme.breakpoints.values).toEqual({ xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 });
  });

  it('counts spacing in steps of 8 px', () => {
    expect(theme.spacing(1)).toMatch(/^(8px|var\(--docs-spacing, 8px\))$/);
  });

  it('stacks in the documented order', () => {
    expect(theme.zIndex).toEqual({
      mobileStepper: 1000,
      fab: 1050,
      speedDial: 1050,
      appBar: 1100,
      drawer: 1200,
      modal: 1300,
      snackbar: 1400,
      tooltip: 1500,
    });
  });

  it('has 25 shadows, contrast threshold 3 and tonal offset 0.2', () => {
    expect(theme.shadows).toHaveLength(25);
    expect([theme.palette.contrastThreshold, theme.palette.tonalOffset]).toEqual([3, 0.2]);
  });

  it('has toolbars of 56 px, 48 in landscape and 64 from sm', () => {
    expect(theme.mixins.toolbar).toEqual({
      minHeight: 56,
      '@media (min-width:0px)': { '@media (orientation: landscape)': { minHeight: 48 } },
      '@media (min-width:600px)': { minHeight: 64 },
    });
  });
});

describe('the branding theme', () => {
  it('rounds corners by 12 px, where the library has 4', () => {
    expect([branding.shape.borderRadius, library.shape.borderRadius]).toEqual([12, 4]);
  });

  it('is blue, and lighter in the dark', () => {
    const { light, dark } = branding.colorSchemes;
    expect([light?.palette.primary.main, dark?.palette.primary.main]).toEqual([blue[600], blue[300]]);
  });

  it('has a light and a dark scheme, chosen by an attribute of the document', () => {
    expect(Object.keys(branding.colorSchemes).sort()).toEqual(['dark', 'light']);
    expect(branding.getColorSchemeSelector('dark')).toBe('[data-mui-color-scheme="dark"] &');
  });

  it('takes overrides', () => {
    expect(createBrandingTheme({ shape: { borderRadius: 2 } }).shape.borderRadius).toBe(2);
  });
});

describe('a theme is refused', () => {
  it.each([
    [
      'without main',
      {},
      'MUI: The color (primary) provided to augmentColor(color) is invalid.\nThe color object needs to have a `main` property or a `500` property.',
    ],
    [
      'with a main that is no string',
      { main: 5 },
      'MUI: The color (primary) provided to augmentColor(color) is invalid.\n`color.main` should be a string, but `5` was provided instead.',
    ],
  ])('for a color object %s', (_, primary, message) => {
    const options = unchecked({ palette: { primary } });
    expect(() => createBrandingTheme(options)).toThrow(message);
    expect(() => createTheme(options)).toThrow(message);
  });

  it('for the private field "vars", which only the library writes', () => {
    const options = unchecked({ vars: { palette: {} } });
    const message = 'MUI: `vars` is a private field used for CSS variables support.';
    expect(() => createBrandingTheme(options)).toThrow(message);
    expect(() => createTheme(options)).toThrow(message);
  });
});
