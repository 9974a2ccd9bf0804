import { expect, it } from 'vitest';
import { sxKeys, type SxKey } from '../../../content/system/properties/sx-keys';

const rowOf = (name: string): SxKey | undefined => sxKeys.find((key) => key.name === name);

it.each([
  ['px', ['paddingLeft', 'paddingRight'], 'spacing'],
  ['marginInline', ['marginInline'], 'spacing'],
  ['rowGap', ['rowGap'], 'spacing'],
  ['bgcolor', ['backgroundColor'], 'palette'],
  ['borderRadius', ['borderRadius'], 'shape.borderRadius'],
  ['maxWidth', ['maxWidth'], 'breakpoints.values'],
  ['lineHeight', ['lineHeight'], null],
  ['typography', [], 'typography'],
])('the sx key %s sets %j with the scale %s', (name, cssProperties, scale) => {
  expect(rowOf(name)).toMatchObject({ cssProperties, scale });
});

it('the sx key displayPrint sets display in a media query', () => {
  expect(rowOf('displayPrint')).toMatchObject({ cssProperties: ['display'], mediaQuery: '@media print' });
});

it('exactly the sizing keys convert fractions to percentages', () => {
  const names = sxKeys.filter(({ hasPercent }) => hasPercent).map(({ name }) => name);
  expect(names.sort()).toEqual(['height', 'maxHeight', 'maxWidth', 'minHeight', 'minWidth', 'width']);
});

it('every sx key except font has a style function', () => {
  expect(sxKeys.filter(({ styleFunction }) => !styleFunction).map(({ name }) => name)).toEqual(['font']);
});
