import {
  isObject,
  type Literal,
  type LiteralObject,
} from '../../../material-ui/customization/theme-tools';
import type { Choice } from '../../../material-ui/customization/theme-builder/settings';

export const PALETTES = [
  'primary',
  'neutral',
  'danger',
  'success',
  'warning',
] as const;
export type PaletteName = (typeof PALETTES)[number];

export const VARIANTS = ['solid', 'soft', 'outlined', 'plain'] as const;
const SIZES = ['sm', 'md', 'lg'] as const;

interface Defaults {
  /** Null if the default depends on the state, such as `checked`. */
  variant?: (typeof VARIANTS)[number] | null;
  color?: PaletteName | null;
  size?: (typeof SIZES)[number];
}

/** Components whose default props can be changed, with the defaults of the library. */
export const COMPONENT_DEFAULTS: Readonly<Record<string, Defaults>> = {
  Alert: { variant: 'soft', color: 'neutral', size: 'md' },
  Avatar: { variant: 'soft', color: 'neutral', size: 'md' },
  Badge: { variant: 'solid', color: 'primary', size: 'md' },
  Button: { variant: 'solid', color: 'primary', size: 'md' },
  Card: { variant: 'outlined', color: 'neutral', size: 'md' },
  Checkbox: { variant: null, color: null, size: 'md' },
  Chip: { variant: 'soft', color: 'neutral', size: 'md' },
  FormControl: { size: 'md' },
  IconButton: { variant: 'plain', color: 'neutral', size: 'md' },
  Input: { variant: 'outlined', color: 'neutral', size: 'md' },
  Select: { variant: 'outlined', color: 'neutral', size: 'md' },
  Sheet: { variant: 'plain', color: 'neutral' },
  Slider: { variant: 'solid', color: 'primary', size: 'md' },
  Switch: { variant: 'solid', color: null, size: 'md' },
  Textarea: { variant: 'outlined', color: 'neutral', size: 'md' },
};

const VALUES: Readonly<Record<keyof Defaults, readonly string[]>> = {
  variant: VARIANTS,
  color: PALETTES,
  size: SIZES,
};
const PROPS = ['variant', 'color', 'size'] as const;
const LABELS = { variant: 'Variant', color: 'Color', size: 'Size' };

/** Default props of a component that can be changed. */
export function choicesOf(component: string): Choice[] {
  const defaults = COMPONENT_DEFAULTS[component] ?? {};
  return PROPS.flatMap((prop) => {
    const initial = defaults[prop];
    if (initial === undefined) return [];
    const others = VALUES[prop].filter((value) => value !== initial);
    return [
      {
        label: LABELS[prop],
        path: ['components', `Joy${component}`, 'defaultProps', prop],
        values: [
          initial === null
            ? { value: '', label: 'depends on state (default)' }
            : { value: initial, label: `${initial} (default)` },
          ...others.map((value) => ({ value, label: value })),
        ],
      },
    ];
  });
}

/** Options without changes to any component. */
export function withoutComponents(options: LiteralObject): LiteralObject {
  const { components: _, ...others } = options;
  return others;
}

/** True if the builder could have written these values of `components`. */
export function areComponentDefaults(components: Literal): boolean {
  return (
    isObject(components) &&
    Object.entries(components).every(([name, options]) => {
      const choices = choicesOf(name.replace(/^Joy/, ''));
      return (
        choices.length > 0 &&
        isObject(options) &&
        Object.keys(options).every((key) => key === 'defaultProps') &&
        isObject(options['defaultProps']) &&
        Object.entries(options['defaultProps']).every(([prop, value]) =>
          choices.some(
            ({ path, values }) =>
              path.at(-1) === prop &&
              values.some((known) => known.value === value),
          ),
        )
      );
    })
  );
}
