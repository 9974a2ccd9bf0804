import { describe, expect, it } from 'vitest';
import { openCodeLink } from '../../../../../src/node/api/page/code-links';
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
    ['Button.action', '/material-ui/api/button/#button-prop-action'],
  ])('%s links to %s', (word, href) => {
    expect(hrefOf(word)).toBe(href);
  });

  it.each(['Butto', 'Button.colour', 'colour', 'color="a"', '<Button', 'const Button', 'toString', 'action'])(
    'does not link %s',
    (word) => {
      expect(hrefOf(word)).toBeNull();
    },
  );

  it('means a prop only on pages that document its component', () => {
    expect(hrefOf('color', [])).toBeNull();
    expect(hrefOf('Button.color', [])).not.toBeNull();
  });

  it('does not link an ambiguous word', () => {
    expect(hrefOf('color', [button, { ...button, name: 'Chip' }])).toBeNull();
  });

  it('links to the guide of its component, with a card that links to the reference', () => {
    const guided = { ...button, guidePath: '/material-ui/react-button/' };
    const open = (word: string) => openCodeLink(word, { component: () => guided, documented: [] });
    const link = '<a class="api-word" href="/material-ui/react-button/" data-api="/material-ui/api/button/">';
    expect(open('Button')).toBe(link);
    expect(open('<Button />')).toBe(link);
    expect(open('Button.color')).toContain('href="/material-ui/api/button/#button-prop-color"');
  });

  it('contains the data for the card', () => {
    expect(openCodeLink('color', { component, documented: [button] })).toContain(
      `data-of="Button" data-type="'a' | 'b'" data-default="'a'"`,
    );
  });
});
