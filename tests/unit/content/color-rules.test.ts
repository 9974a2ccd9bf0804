import { createTheme } from '@mui/material/styles';
import { describe, expect, it } from 'vitest';
import {
  contrastOf,
  parseHex,
  ratioText,
  suggestDark,
  tokensOf,
  verdictOf,
} from '../../../content/material-ui/customization/color/color-rules';
import { swatchOf } from '../../../content/material-ui/customization/color/swatches';
import { printTheme } from '../../../content/material-ui/customization/color/theme-code';

const SETTINGS = { tonalOffset: 0.2, contrastThreshold: 3 };

it.each([
  ['00796B', '#00796b'],
  [' #0af ', '#00aaff'],
  ['#00796', null],
  ['teal', null],
  ['', null],
])('reads %s as the color %s', (text, hex) => {
  expect(parseHex(text)).toBe(hex);
});

it('makes the tokens that a theme with this color has', () => {
  const settings = { tonalOffset: 0.35, contrastThreshold: 4.5 };
  const { main, light, dark, contrastText } = createTheme({
    palette: { ...settings, primary: { main: '#ed6c02' } },
  }).palette.primary;
  expect(tokensOf('#ed6c02', settings)).toEqual({ main, light, dark, contrastText });
});

describe('the contrast', () => {
  it('computes the contrast of opaque text as in WCAG', () => {
    expect(contrastOf('#fff', '#000000')).toBeCloseTo(21);
    expect(contrastOf('#fff', '#1976d2')).toBeCloseTo(4.6, 1);
  });

  it('blends translucent text with its background', () => {
    const { contrastText } = tokensOf('#ffa726', SETTINGS);
    expect(contrastText).toBe('rgba(0, 0, 0, 0.87)');
    expect(contrastOf(contrastText, '#ffa726')).toBeCloseTo(9.16, 1);
  });

  it('rounds the contrast down', () => {
    expect(ratioText(4.499)).toBe('4.4:1');
    expect(verdictOf(4.499)).toBe('AA large text only');
    expect(verdictOf(4.5)).toBe('AA text');
    expect(verdictOf(2.999)).toBe('Fails');
  });
});

it('suggests for dark mode a pale shade of the same hue, or a paler color', () => {
  expect(suggestDark('#00796b')).toBe('#80cbc4');
  expect(suggestDark('#000001')).toBe('#7f7f80');
});

it('prints swatches by their name and other colors as they are', () => {
  expect(swatchOf('#1de9b6')).toEqual({ hue: 'teal', shade: 'A400' });
  const code = printTheme(
    {
      light: { primary: '#1de9b6', secondary: '#123456' },
      dark: { primary: '#80cbc4', secondary: '#bf360c' },
    },
    { tonalOffset: 0.2, contrastThreshold: 4.5 },
  );
  expect(code).toContain("import { deepOrange, teal } from '@mui/material/colors';");
  expect(code).toContain("primary: { main: teal['A400'] },");
  expect(code).toContain("secondary: { main: '#123456' },");
  expect(code.match(/contrastThreshold: 4\.5/g)).toHaveLength(2);
  expect(code).not.toContain('tonalOffset');
});
