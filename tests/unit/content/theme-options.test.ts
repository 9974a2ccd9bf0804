import { describe, expect, it } from 'vitest';
import { interpret } from '../../../content/material-ui/customization/theme-tools/options-editor';
import { withValueAt } from '../../../content/material-ui/customization/theme-tools/check-options';
import { pack, unpack } from '../../../content/material-ui/customization/theme-tools';

const read = (...lines: string[]) => interpret(lines.join('\n'));

describe('options are read without being run', () => {
  it.each([
    ['JSON', '{ "shape": { "borderRadius": 8 } }'],
    ['an object of TypeScript', "// ours\n{ shape: { 'borderRadius': 8 } as const } satisfies ThemeOptions"],
    [
      'a file with the call',
      "import { createTheme } from '@mui/material/styles';\nconst size = { a: 1 };\nexport default createTheme({ shape: { borderRadius: 8, }, }, deDE);",
    ],
    ['an object in a variable', 'const options = ({ shape: { borderRadius: 8 } });'],
    [
      'a file that starts with a comment and has another one before the object',
      '/* ours */\nexport const theme = createTheme(/* options */ { shape: { borderRadius: 8 } });',
    ],
    [
      'comments before values',
      'createTheme(/* ours */ { shape: /* all */ { borderRadius: (/* px */ 8) } });',
    ],
  ])('%s', (_, text) => {
    expect(interpret(text)).toMatchObject({ options: { shape: { borderRadius: 8 } }, problem: null });
  });

  it('two tonal offsets, which are not a color', () => {
    expect(read('{ palette: { tonalOffset: { light: 0.1, dark: 0.2 } } }').problem).toBeNull();
  });

  it('values of all kinds', () => {
    const { options } = read(
      '{ a: -1.5, b: `x`, c: "\\u0041\\"", d: [1, null, true], e: undefined, 500: "#fff", "a-b": 1_000 }',
    );
    expect(options).toEqual({
      a: -1.5,
      b: 'x',
      c: 'A"',
      d: [1, null, true],
      e: undefined,
      500: '#fff',
      'a-b': 1000,
    });
  });

  it('code of components is left out, with its line', () => {
    const { options, skipped } = read(
      '{ spacing: 4, components: { MuiButton: { styleOverrides: {',
      '  root: ({ theme }) => ({ color: theme.palette.primary.main }),',
      "  text: { padding: '4px' },",
      '} } } }',
    );
    expect(skipped).toEqual([{ path: 'components.MuiButton.styleOverrides.root', line: 2 }]);
    expect(options).toMatchObject({
      components: { MuiButton: { styleOverrides: { text: { padding: '4px' } } } },
    });
  });

  it('accepts empty input', () => {
    expect(interpret('\n ')).toMatchObject({ options: null, problem: null });
    expect(interpret('createTheme()')).toMatchObject({ options: {}, problem: null });
  });
});

describe('a mistake has its line', () => {
  it.each([
    ['a missing comma', ['{', '  spacing: 4', '  shape: {} }'], 3, '“shape” is not expected here'],
    ['a missing bracket', ['{', '  spacing: 4'], 2, 'A closing } or ) is missing'],
    ['code', ['{', '  palette: {', '    primary: { main: red[500] } } }'], 3, '“red[500]” is code'],
    ['no object', ['spacing: 4'], 1, 'There is no options object'],
    ['a color without main', ['{ palette: {', '  error: { light: "#f00" } } }'], 2, 'has no main value'],
    [
      'a color of the app without main',
      ['{ palette: {', '  kite: { dark: "#f00" } } }'],
      2,
      'has no main value',
    ],
    ['a main that is no text', ['{ palette: { error: {', '  main: 5 } } }'], 2, 'must be text'],
    [
      'a color of a scheme without main',
      ['{ colorSchemes: { dark: { palette: {', '  info: {} } } } }'],
      2,
      'has no main value',
    ],
    ['the private field', ['{ spacing: 4,', '  vars: { a: 1 } }'], 2, '`vars` is a private field'],
    ['an unknown color scheme', ['{', 'defaultColorScheme: "sepia" }'], 2, '“sepia” does not exist'],
    ['an unknown mode', ['{ palette: {', 'mode: "sepia" } }'], 2, "'light' or 'dark'"],
    // Only the library knows this rule, so the line is found by trying.
    [
      'a color that nothing can be made of',
      ['{ spacing: 4, palette: {', '  primary: {', '    main: "blue" } } }'],
      3,
      'The library cannot calculate with “blue”',
    ],
    [
      'a color without commas',
      ['{ palette: { primary: {', '  main: "rgb(0 170 255)" } } }'],
      2,
      'The library cannot calculate with “rgb(0 170 255)”',
    ],
    [
      'a color that is text alone',
      ['{ palette: {', '  primary: "#00f" } }'],
      2,
      "Write the color “primary” as { main: '#00f' }.",
    ],
    ['what the library refuses', ['{ spacing: 4, breakpoints: {', '  values: null } }'], 2, 'null'],
  ])('%s', (_, lines, line, message) => {
    const { options, problem } = read(...lines);
    expect(options).toBeNull();
    expect(problem).toMatchObject({ line, message: expect.stringContaining(message) as string });
  });

  it('a scale of shades has its main value under a number', () => {
    expect(read('{ palette: { primary: { 500: "#00695f" } } }').problem).toBeNull();
  });
});

it('taking a value away takes the objects that are empty then', () => {
  const options = withValueAt({ spacing: 4 }, ['shape', 'borderRadius'], 8);
  expect(options).toEqual({ spacing: 4, shape: { borderRadius: 8 } });
  expect(withValueAt(options, ['shape', 'borderRadius'], undefined)).toEqual({ spacing: 4 });
});

it('unpacks a packed text, and treats missing text as empty', () => {
  expect(unpack(pack('{ spacing: 4 }'))).toBe('{ spacing: 4 }');
  expect([unpack(null), unpack(''), pack('')]).toEqual(['', '', '']);
});
