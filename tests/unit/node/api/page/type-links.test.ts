import { describe, expect, it } from 'vitest';
import { breakableCode, createTypeLinks } from '../../../../../src/node/api/page/code-links';
import { sampleComponent } from './rendering';

const button = sampleComponent();
const open = createTypeLinks(
  (name) => (name === 'Button' ? button : null),
  [{ name: 'SxProps', path: '/system/the-sx-prop/', shape: 'A | B' }],
);
const linked = (type: string): string => breakableCode(type, open);

describe('a word in a type', () => {
  it('links an explained type to its page, with its definition', () => {
    expect(linked('SxProps<Theme>')).toBe(
      '<code><a class="api-word" href="/system/the-sx-prop/" data-type="A | B">Sx<wbr>Props</a>&lt;<wbr>Theme&gt;</code>',
    );
  });

  it('links a props type to the props of the component', () => {
    expect(linked('ButtonProps')).toContain(
      `href="/material-ui/api/button/#props" data-type="{ color?: 'a' | 'b'; }"`,
    );
  });

  it('links a classes type to the classes, after a line break opportunity', () => {
    expect(linked('Partial<ButtonClasses>')).toBe(
      '<code>Partial&lt;<wbr><a class="api-word" href="/material-ui/api/button/#classes"' +
        ' data-type="{ root: string; }">Button<wbr>Classes</a>&gt;</code>',
    );
  });

  it.each(['ModalProps', "'ButtonProps'", 'boolean'])('does not link %s', (type) => {
    expect(linked(type)).not.toContain('<a');
  });
});
