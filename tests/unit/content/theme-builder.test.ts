import { describe, expect, it } from 'vitest';
import {
  change,
  normalize,
  palettePath,
  themeOf,
} from '../../../content/material-ui/customization/theme-builder/builder-options';
import {
  contrastWarnings,
  inWords,
  isColor,
} from '../../../content/material-ui/customization/theme-builder/contrast';
import {
  scaleOf,
  withCompact,
  withHeadingWeight,
  withScale,
} from '../../../content/material-ui/customization/theme-builder/presets';
import { printTheme } from '../../../content/material-ui/customization/theme-builder/print-theme';
import {
  COMPONENT_CHOICES,
  COMPONENT_TOGGLES,
  FONT_SIZE,
  SHAPES,
  WEIGHT_CHOICES,
} from '../../../content/material-ui/customization/theme-builder/settings';
import {
  valueAt,
  withValueAt,
  type LiteralObject,
} from '../../../content/material-ui/customization/theme-tools/check-options';
import { getContrastRatio } from '@mui/material/styles';
import { typeErrors } from './type-errors';

const PRIMARY = palettePath('light', ['primary', 'main']);

/** Options in which each control has another value than the default. */
function everything(choice: number): LiteralObject {
  const choices = [...WEIGHT_CHOICES, ...COMPONENT_CHOICES].map(
    ({ path, values }) => [path, values[choice % values.length]?.value] as const,
  );
  const measures = [FONT_SIZE, ...SHAPES].map(({ path, min }) => [path, min] as const);
  const toggles = COMPONENT_TOGGLES.map(({ path, value }) => [path, value] as const);
  const colors = [
    [PRIMARY, '#00695f'],
    [palettePath('dark', ['text', 'secondary']), 'rgba(255, 255, 255, 0.8)'],
    [['typography', 'fontFamily'], '"Inter", \'Arial\', sans-serif'],
  ] as const;
  const all = [...choices, ...measures, ...toggles, ...colors].reduce<LiteralObject>(
    (options, [path, value]) => withValueAt(options, path, value),
    {},
  );
  return withHeadingWeight(withScale(choice === 1 ? all : withCompact(all, true), 1.25), 600);
}

describe('the exported file', () => {
  it('exports both color schemes, and only changed options', () => {
    expect(printTheme({})).toBe(`import { createTheme } from '@mui/material/styles';

export const theme = createTheme({
  colorSchemes: { light: true, dark: true },
});
`);
    const options = change({ shape: { borderRadius: 10 } }, PRIMARY, '#00695f', '#1976d2');
    expect(printTheme(options)).toContain(`  colorSchemes: {
    light: {
      palette: {
        primary: { main: '#00695f' },
      },
    },
    dark: true,
  },
  shape: { borderRadius: 10 },
});`);
  });

  it('forgets a value that is the default again', () => {
    const options = change({}, PRIMARY, '#00695f', '#1976d2');
    expect(change(options, PRIMARY, '#1976d2', '#1976d2')).toEqual({});
  });

  it('exports code without type errors for all options', () => {
    const codes = [{}, everything(1), everything(2), everything(3)].map(printTheme);
    expect(typeErrors(codes)).toEqual([]);
    expect(typeErrors([codes[0]?.replace('true', "'on'") ?? ''])).not.toEqual([]);
  });
});

describe('pasted options', () => {
  it('keep their palette in the scheme of its mode', () => {
    const palette = { primary: { main: '#00695f' } };
    expect(normalize({ palette, spacing: 4 })).toEqual({
      spacing: 4,
      colorSchemes: { light: { palette } },
    });
    expect(normalize({ palette: { mode: 'dark', ...palette }, colorSchemes: { light: true } })).toEqual({
      colorSchemes: { dark: { palette } },
    });
  });

  it('show in their mode alone', () => {
    const options = normalize({ palette: { primary: { main: '#00695f' } }, direction: 'rtl' });
    expect(themeOf(options, 'light').palette.primary.main).toBe('#00695f');
    expect(themeOf(options, 'dark').palette.primary.main).toBe('#90caf9');
  });
});

it('headings grow by their factor, or stay as they are', () => {
  const options = withScale({ spacing: 4 }, 1.25);
  expect(valueAt(options, ['typography', 'h5', 'fontSize'])).toBe('1.406rem');
  expect(scaleOf(options)).toBe(1.25);
  expect(scaleOf(withValueAt(options, ['typography', 'h1', 'fontSize'], '9rem'))).toBeNull();
  expect(withScale(options, 0)).toEqual({ spacing: 4 });
});

describe('contrast', () => {
  const warnings = (options: LiteralObject, mode: 'light' | 'dark' = 'light') =>
    contrastWarnings(themeOf(options, mode));

  it('reports defaults of the library with low contrast', () => {
    expect(warnings({}).map(({ name }) => name)).toEqual(['warning', 'info']);
    expect(warnings({}, 'dark').map(({ name }) => name)).toEqual(['error']);
    expect(warnings({})[0]?.message).toBe(
      '3.1:1 with #fff on it, 3.1:1 as text on the background. ' +
        'Enough for large text and icons (3:1), not for small text (4.5:1).',
    );
  });

  it('does not measure names of colors and CSS variables', () => {
    for (const color of ['white', 'var(--brand)'])
      expect(
        warnings(withValueAt({}, ['palette', 'text', 'primary'], color)).map(({ name }) => name),
      ).toEqual(['warning', 'info']);
  });

  it('reports contrast that is too low even for icons', () => {
    const [warning] = warnings(withValueAt({}, PRIMARY, '#ffe082'));
    expect(warning).toMatchObject({ name: 'primary', color: '#ffe082' });
    expect(warning?.message).toContain('1.2:1 as text on the background. Too little even for large text');
  });

  it('suggests a color that has enough', () => {
    for (const mode of ['light', 'dark'] as const)
      for (const { name, better } of warnings({}, mode)) {
        const options = withValueAt({}, palettePath(mode, [name, 'main']), better ?? '');
        expect(warnings(options, mode).map((warning) => warning.name)).not.toContain(name);
      }
  });

  it('knows colors that let the background through', () => {
    const text = palettePath('light', ['text', 'secondary']);
    const [warning] = warnings(withValueAt({}, text, 'rgba(0, 0, 0, 0.3)')).slice(-1);
    expect(warning?.name).toBe('text.secondary');
    expect(warning?.message).toContain('2:1 on background.default');
    expect(getContrastRatio(warning?.better ?? '#fff', '#fff')).toBeGreaterThan(4.5);
    expect(warnings(withValueAt({}, text, 'hsl(210, 60%, 30%)')).map(({ name }) => name)).not.toContain(
      'text.secondary',
    );
  });

  it('never rounds up to enough', () => {
    expect(inWords(4.49)).toBe('4.4:1');
  });

  it.each([
    ['#fff', true],
    ['rgb(0, 0, 0)', true],
    ['rgb(0 0 0)', false],
    ['hsl(210, 60%, 30%)', true],
    ['blue', false],
    ['#ff', false],
    ['', false],
  ])('whether the library reads "%s": %s', (text, expected) => {
    expect(isColor(text)).toBe(expected);
  });
});
