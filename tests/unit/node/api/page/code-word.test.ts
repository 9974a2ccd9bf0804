import { describe, expect, it } from 'vitest';
import { openCodeLink } from '../../../../../src/node/api/page/code-word';
import { sampleComponent } from './rendering';

const button = sampleComponent();
const component = (name: string) => (name === 'Button' ? button : null);
const hrefOf = (word: string, documented = [button]): string | null =>
  /href="([^"]*)"/.exec(openCodeLink(word, { component, documented }) ?? '')?.[1] ?? null;

describe('a word of code', () => {
  it.each([
    ['Button', '/material-ui/api/button/'],
    ['<Button>', '/material-ui/api/button/'],
    ['<Button />', '/material-ui/api/button/'],
    ['Button.color', '/material-ui/api/button/#button-prop-color'],
    ['color', '/material-ui/api/button/#button-prop-color'],
    ['action', '/material-ui/api/button/#button-prop-action'],
  ])('%s leads to %s', (word, href) => {
    expect(hrefOf(word)).toBe(href);
  });

  it.each(['Butto', 'Button.colour', 'colour', 'color="a"', '<Button', 'const Button', 'toString'])(
    '%s leads nowhere',
    (word) => {
      expect(hrefOf(word)).toBeNull();
    },
  );

  it('means a prop only on pages that document its component', () => {
    expect(hrefOf('color', [])).toBeNull();
    expect(hrefOf('Button.color', [])).not.toBeNull();
  });

  it('that the first component knows as a value of a prop is no prop of the next', () => {
    const props = button.props.map((prop) => ({ ...prop, name: 'b', type: 'string' }));
    const other = { ...button, path: '/material-ui/api/other/', props };
    expect(hrefOf('b', [button, other])).toBeNull();
    expect(hrefOf('b', [other, button])).toBe('/material-ui/api/other/#button-prop-color');
  });

  it('carries what the card shows', () => {
    expect(openCodeLink('color', { component, documented: [button] })).toContain(
      `data-of="Button" data-type="'a' | 'b'" data-default="'a'"`,
    );
  });
});
