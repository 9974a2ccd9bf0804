import { describe, expect, it } from 'vitest';
import { breakableCode, withoutParagraph } from '../../../../../src/node/api/page/code-links';

describe('code in a narrow column', () => {
  it.each([
    ['boolean', 'boolean'],
    ['Partial<GridLegacyClasses>', 'Partial&lt;<wbr>Grid<wbr>Legacy<wbr>Classes&gt;'],
    [
      '(params: AutocompleteRenderInputParams) => void',
      '(params: Autocomplete<wbr>Render<wbr>Input<wbr>Params) =&gt; void',
    ],
    ['React.MouseEventHandler<T>', 'React.<wbr>Mouse<wbr>Event<wbr>Handler&lt;<wbr>T&gt;'],
    ['.MuiButton-textInheritPrimary', '.Mui<wbr>Button-text<wbr>Inherit<wbr>Primary'],
    ['color="inherit"', 'color=<wbr>&quot;inherit&quot;'],
  ])('%s breaks where it reads', (text, html) => {
    expect(breakableCode(text)).toBe(`<code>${html}</code>`);
  });
});

it('a text of one paragraph is in a cell without a paragraph element', () => {
  expect(withoutParagraph('<p>One <b>text</b>.</p>')).toBe('One <b>text</b>.');
  expect(withoutParagraph('<p>One.</p>\n<p>Two.</p>')).toBe('<p>One.</p>\n<p>Two.</p>');
});
