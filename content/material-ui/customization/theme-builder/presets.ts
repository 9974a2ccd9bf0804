import {
  type Literal,
  type LiteralObject,
  type Path,
  valueAt,
  withValueAt,
} from '../theme-tools';

/** Options that make components denser. */
const COMPACT: readonly (readonly [Path, Literal])[] = [
  ...['Button', 'IconButton', 'TextField', 'FormControl', 'Chip'].map(
    (name) =>
      [['components', `Mui${name}`, 'defaultProps', 'size'], 'small'] as const,
  ),
  ...['Checkbox', 'Radio', 'Switch', 'Slider', 'Table'].map(
    (name) =>
      [['components', `Mui${name}`, 'defaultProps', 'size'], 'small'] as const,
  ),
  [['components', 'MuiList', 'defaultProps', 'dense'], true],
  [['components', 'MuiToolbar', 'defaultProps', 'variant'], 'dense'],
];

export const isCompact = (options: LiteralObject): boolean =>
  COMPACT.every(([path, value]) => valueAt(options, path) === value);

export function withCompact(
  options: LiteralObject,
  isOn: boolean,
): LiteralObject {
  return COMPACT.reduce(
    (all, [path, value]) => withValueAt(all, path, isOn ? value : undefined),
    options,
  );
}

const HEADINGS = ['h6', 'h5', 'h4', 'h3', 'h2', 'h1'];
/** Size of the smallest heading of a scale, in rem. */
const SMALLEST = 1.125;

/** Factors from one heading to the next. 0 means the default sizes. */
export const SCALES = [
  { value: 0, label: 'Default (1.25 to 6rem)' },
  { value: 1.125, label: '1.125 (subtle)' },
  { value: 1.2, label: '1.2 (moderate)' },
  { value: 1.25, label: '1.25 (clear)' },
  { value: 1.333, label: '1.333 (strong)' },
];

/** Sets heading sizes that grow by a factor. */
export function withScale(
  options: LiteralObject,
  factor: number,
): LiteralObject {
  return HEADINGS.reduce(
    (all, heading, step) =>
      withValueAt(
        all,
        ['typography', heading, 'fontSize'],
        factor === 0 ? undefined : sizeOf(factor, step),
      ),
    options,
  );
}

/** The factor of the headings; null for sizes that are none of ours. */
export function scaleOf(options: LiteralObject): number | null {
  const found = SCALES.find(({ value }) =>
    HEADINGS.every(
      (heading, step) =>
        valueAt(options, ['typography', heading, 'fontSize']) ===
        (value === 0 ? undefined : sizeOf(value, step)),
    ),
  );
  return found?.value ?? null;
}

const sizeOf = (factor: number, step: number): string =>
  `${Number((SMALLEST * factor ** step).toFixed(3))}rem`;

/** Sets one weight for all headings. */
export function withHeadingWeight(
  options: LiteralObject,
  weight: number,
): LiteralObject {
  return HEADINGS.reduce(
    (all, heading) =>
      withValueAt(
        all,
        ['typography', heading, 'fontWeight'],
        weight || undefined,
      ),
    options,
  );
}

/** Weight of all headings, or 0 for the default weights. */
export function headingWeightOf(options: LiteralObject): number {
  const weight = valueAt(options, ['typography', 'h1', 'fontWeight']);
  return typeof weight === 'number' ? weight : 0;
}
