/** A density prop that the theme can set. */
export interface DensityOption {
  /** Name in the URL. */
  id: string;
  label: string;
  component: string;
  prop: string;
  /** From densest to least dense. */
  values: readonly string[];
  /** Default of the library. */
  initial: string;
}

const SIZES = ['small', 'medium'];
const YES_NO = ['true', 'false'];

/** Density props of the previewed components. The package has more. */
export const OPTIONS: readonly DensityOption[] = [
  {
    id: 'toolbar',
    label: 'Toolbar',
    component: 'MuiToolbar',
    prop: 'variant',
    values: ['dense', 'regular'],
    initial: 'regular',
  },
  {
    id: 'field',
    label: 'Fields',
    component: 'MuiFormControl',
    prop: 'size',
    values: SIZES,
    initial: 'medium',
  },
  {
    id: 'margin',
    label: 'Fields',
    component: 'MuiFormControl',
    prop: 'margin',
    values: ['none', 'dense', 'normal'],
    initial: 'none',
  },
  {
    id: 'checkbox',
    label: 'Checkbox',
    component: 'MuiCheckbox',
    prop: 'size',
    values: [...SIZES, 'large'],
    initial: 'medium',
  },
  {
    id: 'button',
    label: 'Button',
    component: 'MuiButton',
    prop: 'size',
    values: [...SIZES, 'large'],
    initial: 'medium',
  },
  {
    id: 'list',
    label: 'List',
    component: 'MuiList',
    prop: 'dense',
    values: YES_NO,
    initial: 'false',
  },
  {
    id: 'table',
    label: 'Table',
    component: 'MuiTable',
    prop: 'size',
    values: SIZES,
    initial: 'medium',
  },
];

export const UNITS = ['4', '6', '8', '10'];
export const DEFAULT_UNIT = '8';

/** Chosen values by the id of their option. */
export type Choices = Readonly<Record<string, string>>;

export const DEFAULTS: Choices = Object.fromEntries(
  OPTIONS.map(({ id, initial }) => [id, initial]),
);
export const DENSEST: Choices = Object.fromEntries(
  OPTIONS.map(({ id, values, initial }) => [id, values[0] ?? initial]),
);

/** Default props by theme key, without values that are already the default. */
export function defaultProps(
  choices: Choices,
): Record<string, Record<string, string | boolean>> {
  const found: Record<string, Record<string, string | boolean>> = {};
  for (const { id, component, prop, initial } of OPTIONS) {
    const value = choices[id] ?? initial;
    if (value === initial) continue;
    found[component] = {
      ...found[component],
      [prop]: value === 'true' || value,
    };
  }
  return found;
}

/** Theme code. */
export function printDensity(choices: Choices, unit: string): string {
  const components = Object.entries(defaultProps(choices)).map(
    ([component, props]) =>
      `    ${component}: { defaultProps: { ${Object.entries(props)
        .map(
          ([prop, value]) =>
            `${prop}: ${typeof value === 'string' ? `'${value}'` : value}`,
        )
        .join(', ')} } },`,
  );
  const options = [
    ...(unit === DEFAULT_UNIT ? [] : [`  spacing: ${unit},`]),
    ...(components.length === 0
      ? []
      : ['  components: {', ...components, '  },']),
  ];
  return [
    "import { createTheme } from '@mui/material/styles';",
    '',
    ...(options.length === 0
      ? ['export const theme = createTheme();']
      : ['export const theme = createTheme({', ...options, '});']),
    '',
  ].join('\n');
}
