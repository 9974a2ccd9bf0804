import { describe, expect, it } from 'vitest';
import { propCoverage, type ShownDemo } from '../../../../src/node/api/prop-coverage';
import { parseBody } from '../markdown/parse';

const own = (name: string) => ({ name, deprecated: false, inheritedFrom: null });

const chip = {
  name: 'Chip',
  props: [
    own('color'),
    own('onDelete'),
    own('size'),
    own('variant'),
    own('sx'),
    own('slotProps'),
    { ...own('TransitionProps'), deprecated: true },
    { ...own('href'), inheritedFrom: { name: 'ButtonBase', path: null } },
  ],
};

function missing(body: string, demos: readonly ShownDemo[] = []): string[] {
  return propCoverage(parseBody(body), demos, [chip]).missingProps;
}

describe('what a page tells of the props of its components', () => {
  it('counts own props, but not deprecated, inherited, or common ones', () => {
    expect(propCoverage(parseBody('A size and a color.'), [], [chip])).toEqual({
      ownProps: 4,
      missingProps: ['Chip.color', 'Chip.onDelete', 'Chip.size', 'Chip.variant'],
    });
  });

  it('counts props in inline code, with or without their component, and in code blocks', () => {
    expect(
      missing('`size`, `Chip.color`, `colors`.\n\n```tsx\n<Chip onDelete={remove}>size</Chip>;\n```'),
    ).toEqual(['Chip.variant']);
  });

  it('counts the demos of the page and the controls of playgrounds', () => {
    expect(
      missing('Text.', [
        { source: '<Chip variant="outlined" onDelete={remove} />', playground: null },
        { source: '<Chip />', playground: { controls: [{ prop: 'color' }] } },
      ]),
    ).toEqual(['Chip.size']);
  });
});
