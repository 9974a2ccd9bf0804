import { expect, it } from 'vitest';
import { type Example, type Control, printExample, valueOf, withValue } from '../../../src/shared/playground';

const START: Example = {
  root: { name: 'Button', props: { variant: 'contained', disabled: true }, children: ['Save'] },
};
const VARIANT: Control = { kind: 'choice', prop: 'variant', choices: ['text', 'contained'], initial: 'text' };
const GAP: Control = { kind: 'variable', prop: '--Button-gap', initial: 8 };
const TEXT: Control = { kind: 'text', prop: 'children' };

it('a changed prop keeps its position', () => {
  const changed = withValue(START, VARIANT, 'outlined');
  expect(printExample(changed)).toBe('<Button variant="outlined" disabled>\n  Save\n</Button>');
});

it('a prop at its default is not written', () => {
  expect(printExample(withValue(START, VARIANT, 'text'))).toBe('<Button disabled>Save</Button>');
});

it('empty text counts as no text', () => {
  expect(printExample(withValue(START, TEXT, ''))).toBe('<Button variant="contained" disabled />');
  expect(valueOf(withValue(START, TEXT, 'Send'), TEXT)).toBe('Send');
});

it('a variable is in sx until it has its default', () => {
  const changed = withValue(START, GAP, 12);
  expect(printExample(changed)).toContain("sx={{ '--Button-gap': '12px' }}");
  expect(valueOf(changed, GAP)).toBe(12);
  expect(withValue(changed, GAP, 8)).toEqual(START);
});

it('prints an array of strings, with one item per line if it is too wide', () => {
  const printed = (options: readonly string[]): string =>
    printExample({ root: { name: 'Autocomplete', props: { options }, children: [] } });
  expect(printed(['Oak', "Judge's elm"])).toBe(`<Autocomplete options={['Oak', "Judge's elm"]} />`);
  expect(printed(['Buckwheat', 'Crimson clover', 'Winter rye'])).toBe(
    "<Autocomplete\n  options={[\n    'Buckwheat',\n    'Crimson clover',\n    'Winter rye',\n  ]}\n/>",
  );
});
