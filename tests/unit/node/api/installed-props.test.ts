import { beforeAll, describe, expect, it } from 'vitest';
import type { ComponentApi } from '../../../../src/shared/api-reference';
import { classOf, componentOf, installedComponents, propOf, slotOf } from './installed';

let components: ComponentApi[];
const typeOf = (component: string, prop: string, product?: string) =>
  propOf(componentOf(components, component, product), prop).type;

beforeAll(async () => {
  components = await installedComponents();
});

describe('the type of a prop', () => {
  it.each([
    ['Button', 'size', "'small' | 'medium' | 'large'"],
    ['Button', 'loading', 'boolean | null'],
    ['Grid', 'direction', "ResponsiveStyleValue<'row' | 'row-reverse' | 'column' | 'column-reverse'>"],
    ['Typography', 'color', expect.stringMatching(/^'primary' \| .* \| string$/)],
    ['Popover', 'anchorPosition', '{ top: number; left: number }'],
    ['Portal', 'container', 'Element | (() => Element | null) | null'],
    ['Dialog', 'transitionDuration', 'number | { appear?: number; enter?: number; exit?: number }'],
  ])('%s.%s expands type names', (component, prop, type) => {
    expect(typeOf(component, prop)).toEqual(type);
  });

  it('keeps the order of literals in the library', () => {
    expect(typeOf('Button', 'color', 'joy-ui')).toBe(
      "'primary' | 'neutral' | 'danger' | 'success' | 'warning'",
    );
  });

  it.each([
    ['options', 'ReadonlyArray<Value>'],
    ['multiple', 'boolean'],
    ['value', 'AutocompleteValue<Value, Multiple, DisableClearable, FreeSolo>'],
    ['getOptionKey', '(option: Value | AutocompleteFreeSoloValueMapping<FreeSolo>) => string | number'],
  ])('keeps relevant type parameters of a generic component: %s', (prop, type) => {
    expect(typeOf('Autocomplete', prop)).toBe(type);
  });

  it('lists the slots in the type', () => {
    expect(typeOf('Accordion', 'slotProps')).toBe(
      '{ heading?: object | function; root?: object | function; transition?: object | function }',
    );
  });

  it('prints types on one line, without modules and without undefined for optional props', () => {
    const types = components.flatMap(({ props }) => props.map(({ type }) => type));
    expect(types.filter((type) => /\n|import\(|\| undefined$/.test(type))).toEqual([]);
  });
});

describe('a prop', () => {
  it('reads whether a prop is required, and its default', () => {
    const autocomplete = componentOf(components, 'Autocomplete');
    expect(propOf(autocomplete, 'renderInput').required).toBe(true);
    expect(propOf(autocomplete, 'size')).toMatchObject({ required: false, defaultValue: "'medium'" });
  });

  it('keeps the lines of a long default', () => {
    expect(propOf(componentOf(components, 'Slider'), 'scale').defaultValue).toBe(
      'function Identity(x) {\n  return x;\n}',
    );
  });

  it('can be deprecated with advice', () => {
    expect(propOf(componentOf(components, 'Accordion'), 'TransitionComponent')).toMatchObject({
      deprecated: true,
      deprecationAdvice: expect.stringMatching(/^Use `slots\.transition` instead\./),
    });
  });

  it('reports the component that a prop comes from', () => {
    const button = componentOf(components, 'Button');
    expect(propOf(button, 'variant').inheritedFrom).toBeNull();
    expect(propOf(button, 'disableRipple').inheritedFrom).toEqual({
      name: 'ButtonBase',
      path: '/material-ui/api/button-base/',
    });
    expect(propOf(componentOf(components, 'SwipeableDrawer'), 'keepMounted').inheritedFrom?.name).toBe(
      'Modal',
    );
  });

  it('sorts own props and required props first', () => {
    const names = componentOf(components, 'SwipeableDrawer').props.map(({ name }) => name);
    expect(names.slice(0, 3)).toEqual(['onClose', 'onOpen', 'allowSwipeInChildren']);
    expect(names.indexOf('swipeAreaWidth')).toBeLessThan(names.indexOf('anchor'));
  });

  it('lists the component prop of polymorphic components with its default', () => {
    expect(propOf(componentOf(components, 'Box', 'system'), 'component')).toMatchObject({
      type: 'React.ElementType',
      required: false,
      defaultValue: "'div'",
      description: expect.stringMatching(/^The component used for the root node\./),
    });
    expect(propOf(componentOf(components, 'CardHeader'), 'component').defaultValue).toBe("'div'");
  });

  it('omits native attributes and hidden props', () => {
    const names = componentOf(components, 'Button').props.map(({ name }) => name);
    expect(names).not.toContain('onClick');
    expect(names).not.toContain('className');
    expect(componentOf(components, 'Grid').props.map(({ name }) => name)).not.toContain('unstable_level');
  });
});

describe('a callback', () => {
  it('describes the parameters and the return value of a callback', () => {
    expect(propOf(componentOf(components, 'Accordion'), 'onChange').signature).toEqual({
      parameters: [
        {
          name: 'event',
          type: 'React.SyntheticEvent',
          optional: false,
          description:
            'The event source of the callback. **Warning**: This is a generic event not a change event.',
        },
        {
          name: 'expanded',
          type: 'boolean',
          optional: false,
          description: 'The `expanded` state of the accordion.',
        },
      ],
      returnType: 'void',
      returnDescription: '',
    });
  });

  it('behind a name is a signature', () => {
    expect(typeOf('SwipeableDrawer', 'onOpen')).toBe('(event: React.SyntheticEvent<{}, Event>) => void');
  });

  it('has no signature for component, node, and ref props', () => {
    const button = componentOf(components, 'Button');
    for (const prop of ['component', 'children', 'action', 'sx'])
      expect(propOf(button, prop).signature).toBeNull();
    expect(propOf(componentOf(components, 'Dialog'), 'PaperComponent').signature).toBeNull();
  });

  it('can be one of several types', () => {
    const { type, signature } = propOf(componentOf(components, 'Slider'), 'valueLabelFormat');
    expect(type).toBe('string | ((value: number, index: number) => React.ReactNode)');
    expect(signature?.parameters.map(({ name }) => name)).toEqual(['value', 'index']);
  });
});

describe('a slot', () => {
  it('reads the default and the class of a slot', () => {
    expect(slotOf(componentOf(components, 'Accordion'), 'heading')).toEqual({
      name: 'heading',
      description: 'The component that renders the heading.',
      defaultComponent: 'h3',
      className: 'MuiAccordion-heading',
      replaceable: true,
      deprecated: false,
      deprecationAdvice: '',
    });
  });

  it('can have only props', () => {
    expect(slotOf(componentOf(components, 'Autocomplete'), 'clearIndicator')).toMatchObject({
      replaceable: false,
      className: 'MuiAutocomplete-clearIndicator',
    });
  });
});

describe('a class', () => {
  it('reads the key, name, and description of a class', () => {
    expect(classOf(componentOf(components, 'Button'), 'outlined')).toEqual({
      key: 'outlined',
      className: 'MuiButton-outlined',
      description: 'Styles applied to the root element if `variant="outlined"`.',
      isState: false,
      deprecated: false,
      deprecationAdvice: '',
    });
  });

  it('uses the class name of the component that sets it', () => {
    const input = componentOf(components, 'Input');
    expect(classOf(input, 'underline').className).toBe('MuiInput-underline');
    expect(classOf(input, 'multiline').className).toBe('MuiInputBase-multiline');
  });

  it('gives state classes the same name in all components', () => {
    expect(classOf(componentOf(components, 'Button'), 'disabled')).toMatchObject({
      className: 'Mui-disabled',
      isState: true,
    });
  });

  it('can be deprecated with advice', () => {
    expect(classOf(componentOf(components, 'Button'), 'textPrimary')).toMatchObject({
      deprecated: true,
      deprecationAdvice: expect.stringMatching(/^Combine the \[\.MuiButton-text\]/),
    });
  });
});
