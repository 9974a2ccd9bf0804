import { describe, expect, it } from 'vitest';
import { printBreakpoints } from '../../../content/material-ui/customization/breakpoints/breakpoint-code';
import {
  applies,
  between,
  breakpointAt,
  DEFAULT_VALUES,
  marksOf,
  parseValues,
  printValues,
  rowsOf,
} from '../../../content/material-ui/customization/breakpoints/breakpoint-rules';

const rows = rowsOf(DEFAULT_VALUES, 'px');
const md = rows.find(({ name }) => name === 'md');

it.each([
  [0, 'xs'],
  [599, 'xs'],
  [600, 'sm'],
  [2000, 'xl'],
])('a window of %ipx has the breakpoint %s', (width, name) => {
  expect(breakpointAt(rows, 'px', width)).toBe(name);
});

it('a viewport below the first breakpoint has no breakpoint', () => {
  expect(breakpointAt(rowsOf({ tablet: 40, desktop: 64 }, 'em'), 'em', 639)).toBeNull();
  expect(breakpointAt(rowsOf({ tablet: 40, desktop: 64 }, 'em'), 'em', 640)).toBe('tablet');
});

describe('a query', () => {
  it.each([
    ['up', [false, true, true]],
    ['down', [true, false, false]],
    ['only', [false, true, false]],
    ['not', [true, false, true]],
  ] as const)('%s of md applies to 899, 900 and 1200 pixels: %j', (method, expected) => {
    expect([899, 900, 1200].map((width) => applies(md?.[method] ?? '', width))).toEqual(expected);
  });

  it('counts in its unit', () => {
    const query = between({ phone: 0, tablet: 40, desktop: 64 }, 'em', 'tablet', 'desktop');
    expect([639, 640, 1023, 1024].map((width) => applies(query, width))).toEqual([false, true, true, false]);
  });
});

describe('the marks of a slider', () => {
  const labelsOf = (values: Record<string, number>) =>
    marksOf(rowsOf(values, 'px'), 1, 2000).map(({ value, label }) => [value, label]);

  it('name all breakpoints that have room', () => {
    expect(labelsOf(DEFAULT_VALUES).map(([, label]) => label)).toEqual(Object.keys(DEFAULT_VALUES));
  });

  it('hide names that would overlap, and widths beyond the end', () => {
    expect(labelsOf({ xs: 0, tablet: 800, tabletLandscape: 900, wall: 1990, hall: 3000 })).toEqual([
      [0, 'xs'],
      [800, 'tablet'],
      [900, undefined],
      [1990, 'wall'],
    ]);
  });

  it('hide a name that would overflow the tool', () => {
    expect(labelsOf({ telephone: 0, desk: 900 })).toEqual([
      [0, undefined],
      [900, 'desk'],
    ]);
  });
});

describe('a text of values', () => {
  it('can be read back', () => {
    expect(parseValues(printValues(DEFAULT_VALUES))).toEqual(DEFAULT_VALUES);
    expect(parseValues(' phone: 0 , desk:64.5')).toEqual({ phone: 0, desk: 64.5 });
  });

  it.each([
    '',
    'xs',
    'xs:0',
    'xs:0,sm',
    'xs:0,sm:-1',
    'xs:0,sm:wide',
    'xs:0,xs:6',
    'xs:0,sm:0',
    '1:0,2:5',
    'a:1:2,b:3',
  ])('rejects invalid values: %j', (text) => {
    expect(parseValues(text)).toBeNull();
  });
});

it('the code declares the names that come and those that go', () => {
  expect(printBreakpoints(DEFAULT_VALUES, 'px')).not.toContain('declare module');
  const code = printBreakpoints({ xs: 0, sm: 40, wall: 120 }, 'em');
  expect(code).toContain('    md: false;\n    lg: false;\n    xl: false;\n    wall: true;');
  expect(code).toContain("values: { xs: 0, sm: 40, wall: 120 },\n    unit: 'em',");
});
