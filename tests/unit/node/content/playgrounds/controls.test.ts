import { describe, expect, it } from 'vitest';
import type { ComponentApi, Prop } from '../../../../../src/shared/api-reference';
import { allows, controlOf, usualControls } from '../../../../../src/node/content/playgrounds';

const EXAMPLE = { name: 'Lamp', props: {}, children: [] };

const prop = (name: string, type: string, defaultValue: string | null = null): Prop => ({
  name,
  type,
  required: false,
  defaultValue,
  description: '',
  deprecated: false,
  deprecationAdvice: '',
  inheritedFrom: null,
  signature: null,
});

describe('the control of a prop', () => {
  it.each([
    [
      prop('size', "'small' | 'large'", "'small'"),
      { kind: 'choice', prop: 'size', choices: ['small', 'large'], initial: 'small' },
    ],
    [
      prop('edge', "'start' | false", 'false'),
      { kind: 'choice', prop: 'edge', choices: ['start', false], initial: false },
    ],
    [
      prop('buttons', "'auto' | boolean", "'auto'"),
      { kind: 'choice', prop: 'buttons', choices: ['auto', true, false], initial: 'auto' },
    ],
    [
      prop('color', "'red' | 'blue' | string"),
      { kind: 'choice', prop: 'color', choices: ['red', 'blue'], initial: undefined },
    ],
    [prop('dim', 'boolean'), { kind: 'switch', prop: 'dim', initial: false }],
    [prop('loading', 'boolean | null', 'null'), { kind: 'switch', prop: 'loading', initial: false }],
    [prop('shadow', 'boolean', 'true'), { kind: 'switch', prop: 'shadow', initial: true }],
    [prop('href', 'string'), { kind: 'text', prop: 'href' }],
    [prop('label', 'React.ReactNode'), { kind: 'text', prop: 'label' }],
    [prop('startIcon', 'React.ReactNode'), { kind: 'icon', prop: 'startIcon' }],
    [prop('endDecorator', 'React.ReactNode'), { kind: 'icon', prop: 'endDecorator' }],
    [prop('max', 'number', '5'), { kind: 'number', prop: 'max', initial: 5 }],
    [
      prop('direction', "ResponsiveStyleValue<'row' | 'column'>", "'row'"),
      { kind: 'choice', prop: 'direction', choices: ['row', 'column'], initial: 'row' },
    ],
    [
      prop('spacing', 'ResponsiveStyleValue<number | string>', '0'),
      { kind: 'number', prop: 'spacing', initial: 0 },
    ],
    [prop('rows', 'string | number'), { kind: 'number', prop: 'rows' }],
  ])('$name: $type', (declared, control) => {
    expect(controlOf(declared, EXAMPLE)).toEqual(control);
  });

  it.each([
    prop('onChange', '(event: React.SyntheticEvent) => void'),
    prop('sx', 'SxProps<Theme>'),
    prop('slots', '{ root?: React.ElementType }'),
    prop('value', 'any'),
  ])('has no control for $name: $type', (declared) => {
    expect(controlOf(declared, EXAMPLE)).toBeNull();
  });

  it('a text that has no name among the choices stays one to type', () => {
    const color = prop('color', "'red' | 'blue' | string");
    const example = { ...EXAMPLE, props: { color: 'sea.deep' } };
    expect(controlOf(color, example)).toEqual({ kind: 'text', prop: 'color' });
  });

  it('children are a text where the example has one', () => {
    const children = prop('children', 'React.ReactNode');
    expect(controlOf(children, { ...EXAMPLE, children: ['On'] })).toEqual({ kind: 'text', prop: 'children' });
    expect(controlOf(children, { ...EXAMPLE, children: [EXAMPLE] })).toBeNull();
  });
});

it('by default, lists visual props first and omits the others', () => {
  const props = [
    prop('autoFocus', 'boolean'),
    prop('dim', 'boolean'),
    prop('hint', 'string'),
    prop('id', 'string'),
    prop('label', 'React.ReactNode'),
    prop('size', "'small' | 'large'", "'small'"),
    prop('variant', "'plain' | 'solid'", "'plain'"),
  ];
  const component = { props } as ComponentApi;
  const controls = usualControls(component, { ...EXAMPLE, props: { label: 'Desk' } });
  expect(controls.map((control) => control.prop)).toEqual(['variant', 'size', 'dim', 'label']);
});

it('accepts values that a control can show', () => {
  const size = { kind: 'choice', prop: 'size', choices: ['small', 'large'], initial: 'small' } as const;
  expect(allows(size, 'large')).toBe(true);
  expect(allows(size, 'huge')).toBe(false);
  expect(allows({ kind: 'switch', prop: 'dim', initial: false }, 'yes')).toBe(false);
  expect(allows({ kind: 'icon', prop: 'icon' }, { name: 'AddIcon', props: {}, children: [] })).toBe(true);
});
