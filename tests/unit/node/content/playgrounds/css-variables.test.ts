import { extendTheme } from '@mui/joy/styles';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findCssVariables, RADII } from '../../../../../src/node/content/playgrounds';

const SOURCE = `
  '--Dial-gap': '0.5rem',
  '--Dial-color': 'inherit',
  '--Icon-size': '20px',
  '--Dial-focused': '0',
  ...(ownerState.size === 'sm' && { '--Dial-gap': '0.25rem', '--Dial-height': '24px' }),
  ...(ownerState.size === 'md' && { '--Dial-height': '2rem' }),
  ...(ownerState.size === 'lg' && { '--Dial-gap': '0.75rem', '--Dial-height': '48px' }),
  borderRadius: \`var(--Dial-radius, \${theme.vars.radius.md})\`,
  padding: 'var(--Dial-padding, 6px) var(--Dial-height)',
`;

it('uses the lengths of the default size', () => {
  expect(findCssVariables(SOURCE, 'Dial')).toEqual([
    { name: '--Dial-gap', initial: 8 },
    { name: '--Dial-height', initial: 32 },
    { name: '--Dial-padding', initial: 6 },
    { name: '--Dial-radius', initial: 8 },
  ]);
});

it.each([
  ['with nested styles', 'Checkbox', { '--Checkbox-gap': 10 }],
  ['with different values for content', 'Badge', { '--Badge-minHeight': 20, '--Badge-paddingX': 6 }],
  ['in a list of variants', 'Stepper', { '--Stepper-verticalGap': 12 }],
])('uses the default size of an installed component %s', (_how, name, expected) => {
  const source = readFileSync(`node_modules/@mui/joy/${name}/${name}.js`, 'utf8');
  const found = findCssVariables(source, name).map(({ name: variable, initial }) => [variable, initial]);
  expect(Object.fromEntries(found)).toMatchObject(expected);
});

it('the installed button has those that its styles name', () => {
  const source = readFileSync('node_modules/@mui/joy/Button/Button.js', 'utf8');
  expect(findCssVariables(source, 'Button')).toEqual([
    { name: '--Button-gap', initial: 8 },
    { name: '--Button-minHeight', initial: 36 },
    { name: '--Button-paddingBlock', initial: 6 },
    { name: '--Button-radius', initial: 6 },
  ]);
});

it('uses the radii of the default theme', () => {
  const { radius } = extendTheme();
  expect(RADII).toEqual(
    Object.fromEntries(
      Object.entries(radius).map(([name, value]) => [name, Number.parseFloat(String(value))]),
    ),
  );
});
