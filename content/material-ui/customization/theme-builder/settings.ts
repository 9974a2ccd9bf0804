import type { Literal, Path } from '../theme-tools';

/** One of several values; the first is the library's own. */
export interface Choice {
  label: string;
  path: Path;
  values: readonly { value: string | number; label: string }[];
}

/** Value that is on or off. */
export interface Toggle {
  label: string;
  path: Path;
  value: Literal;
}

/** A number on a scale. */
export interface Measure {
  label: string;
  path: Path;
  min: number;
  max: number;
  initial: number;
}

const WEIGHTS = [300, 400, 500, 600, 700, 800];

function weights(initial: number): Choice['values'] {
  const others = WEIGHTS.filter((weight) => weight !== initial);
  return [initial, ...others].map((value) => ({
    value,
    label: value === initial ? `${value} (default)` : String(value),
  }));
}

const words = (...names: string[]): Choice['values'] =>
  names.map((name, index) => ({
    value: name,
    label: index === 0 ? `${name} (default)` : name,
  }));

const prop = (component: string, name: string): Path => [
  'components',
  `Mui${component}`,
  'defaultProps',
  name,
];

/** Weights of text. */
export const WEIGHT_CHOICES: readonly Choice[] = [
  {
    label: 'Regular weight',
    path: ['typography', 'fontWeightRegular'],
    values: weights(400),
  },
  {
    label: 'Medium weight',
    path: ['typography', 'fontWeightMedium'],
    values: weights(500),
  },
  {
    label: 'Bold weight',
    path: ['typography', 'fontWeightBold'],
    values: weights(700),
  },
];

export const FONT_SIZE: Measure = {
  label: 'Base size',
  path: ['typography', 'fontSize'],
  min: 12,
  max: 20,
  initial: 14,
};

export const SHAPES: readonly Measure[] = [
  {
    label: 'Corner radius',
    path: ['shape', 'borderRadius'],
    min: 0,
    max: 24,
    initial: 4,
  },
  { label: 'Spacing unit', path: ['spacing'], min: 4, max: 12, initial: 8 },
];

export const COMPONENT_CHOICES: readonly Choice[] = [
  {
    label: 'Button variant',
    path: prop('Button', 'variant'),
    values: words('text', 'outlined', 'contained'),
  },
  {
    label: 'Text field variant',
    path: prop('TextField', 'variant'),
    values: words('outlined', 'filled', 'standard'),
  },
  {
    label: 'Text field size',
    path: prop('TextField', 'size'),
    values: words('medium', 'small'),
  },
  {
    label: 'Chip variant',
    path: prop('Chip', 'variant'),
    values: words('filled', 'outlined'),
  },
  {
    label: 'Card variant',
    path: prop('Card', 'variant'),
    values: words('elevation', 'outlined'),
  },
  {
    label: 'Alert variant',
    path: prop('Alert', 'variant'),
    values: words('standard', 'outlined', 'filled'),
  },
  {
    label: 'App bar color',
    path: prop('AppBar', 'color'),
    values: words('primary', 'default', 'transparent'),
  },
  {
    label: 'Link underline',
    path: prop('Link', 'underline'),
    values: words('always', 'hover', 'none'),
  },
];

export const COMPONENT_TOGGLES: readonly Toggle[] = [
  {
    label: 'No uppercase in buttons',
    path: ['typography', 'button', 'textTransform'],
    value: 'none',
  },
  {
    label: 'Buttons without shadow',
    path: prop('Button', 'disableElevation'),
    value: true,
  },
  {
    label: 'No ripple',
    path: prop('ButtonBase', 'disableRipple'),
    value: true,
  },
  {
    label: 'App bar without shadow',
    path: prop('AppBar', 'elevation'),
    value: 0,
  },
];
