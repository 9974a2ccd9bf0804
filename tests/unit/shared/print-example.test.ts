import { format } from 'prettier';
import { describe, expect, it } from 'vitest';
import {
  type Example,
  type ExampleElement,
  highlightExample,
  printExample,
  printModule,
} from '../../../src/shared/playground';

const element = (
  name: string,
  props: ExampleElement['props'] = {},
  ...children: ExampleElement['children']
): ExampleElement => ({ name, props, children });

const example = (root: ExampleElement): Example => ({ root });

const SAVE = element('SaveIcon');
const MODULES = {
  Button: '@mui/material/Button',
  Checkbox: '@mui/material/Checkbox',
  FormControlLabel: '@mui/material/FormControlLabel',
  SaveIcon: '@mui/icons-material/Save',
  Tab: '@mui/material/Tab',
  Tabs: '@mui/material/Tabs',
};

const EXAMPLES: Record<string, Example> = {
  'nothing but its name': example(element('Button')),
  'a text': example(element('Button', { variant: 'contained', fullWidth: true }, 'Save')),
  'numbers, false and icons': example(
    element('Button', { tabIndex: 3, disableRipple: false, startIcon: SAVE }, 'Save'),
  ),
  'more attributes than a line holds': example(
    element(
      'Button',
      {
        variant: 'contained',
        color: 'secondary',
        size: 'large',
        startIcon: SAVE,
        fullWidth: true,
        disabled: true,
      },
      'Save',
    ),
  ),
  'no children and many attributes': example(
    element('Button', {
      label: 'Allergies',
      helperText: 'Leave it empty if you have none',
      placeholder: 'None',
    }),
  ),
  'elements in it': example(
    element(
      'Tabs',
      { value: 'one' },
      element('Tab', { value: 'one', label: 'One' }),
      element('Tab', { value: 'two' }),
    ),
  ),
  'something around it': {
    root: element('Checkbox', { defaultChecked: true }),
    frame: element('FormControlLabel', { control: element('Checkbox'), label: 'Photos' }),
  },
  'too much for a line inside of an attribute': {
    root: element('Checkbox', { color: 'secondary', size: 'small', defaultChecked: true, disabled: true }),
    frame: element('FormControlLabel', { control: element('Checkbox'), label: 'Photos' }),
  },
  quotes: example(element('Button', { title: 'Say "hello"' }, 'Hello')),
  'a text that JSX would read as code': example(
    element('Button', { fullWidth: true }, "It's less {than} <b>"),
  ),
  'an entity, at the end of which is a space': example(
    element('Button', { variant: 'text', fullWidth: true }, 'Tea &amp; rolls '),
  ),
  'a CSS variable': example(element('Button', { sx: { '--Button-gap': '12px' } }, 'Save')),
  'several CSS variables': example(
    element(
      'Button',
      { sx: { '--Button-gap': '12px', '--Button-minHeight': '48px', '--Button-radius': '12px' } },
      'Save',
    ),
  ),
};

describe('the code of a playground is laid out as Prettier does it', () => {
  it.each(Object.entries(EXAMPLES))('%s', async (_name, shown) => {
    const text = printModule(shown, 'Demo', MODULES);
    expect(text).toBe(await format(text, { parser: 'typescript', singleQuote: true }));
  });
});

it('a text between tags is read as it was typed', () => {
  const codeOf = (text: string): string => printExample(example(element('Button', {}, text)));
  expect(codeOf("Fish & chips aren't out")).toBe("<Button>Fish & chips aren't out</Button>");
  expect(codeOf("It's {2} < 3")).toBe(`<Button>{"It's {2} < 3"}</Button>`);
  expect(codeOf('&copy; ')).toBe("<Button>{'&copy; '}</Button>");
});

it('a module imports everything in it, components first and icons last', () => {
  expect(printModule(EXAMPLES['numbers, false and icons'] as Example, 'ButtonPlayground', MODULES))
    .toMatchInlineSnapshot(`
    "import Button from '@mui/material/Button';
    import SaveIcon from '@mui/icons-material/Save';

    export default function ButtonPlayground() {
      return (
        <Button tabIndex={3} disableRipple={false} startIcon={<SaveIcon />}>
          Save
        </Button>
      );
    }
    "
  `);
});

it('colors match the code of demos, and the text is the same', () => {
  const shown = example(element('Button', { color: 'error' }, 'a < b & c'));
  const html = highlightExample(shown);
  expect(html).toContain('<span class="token function">Button</span>');
  expect(html).toContain('a &lt; b &amp; c');
  const text = html
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');
  expect(text).toBe(printExample(shown));
});
