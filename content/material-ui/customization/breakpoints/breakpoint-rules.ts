import {
  createBreakpoints,
  type Breakpoint,
  type Breakpoints,
} from '@mui/system';

export const UNITS = ['px', 'em', 'rem'] as const;
export type Unit = (typeof UNITS)[number];

/** Pixels per unit in a media query, which uses the font size of the browser and not of the page. */
const PIXELS: Record<Unit, number> = { px: 1, em: 16, rem: 16 };

/** Names and the widths where they start. */
export type Values = Record<string, number>;

const METHODS = ['up', 'down', 'only', 'not'] as const;
export type Method = (typeof METHODS)[number];

/** A breakpoint and its media queries. */
export type Row = { name: string; from: number } & Record<Method, string>;

/** Breakpoints of the default theme of the installed package. */
export const DEFAULT_VALUES: Values = createBreakpoints({}).values;

/** Breakpoints from narrow to wide, with the queries that the installed package creates. */
export function rowsOf(values: Values, unit: Unit): Row[] {
  const breakpoints = create(values, unit);
  return breakpoints.keys.map((name) => ({
    name,
    from: breakpoints.values[name],
    up: breakpoints.up(name),
    down: breakpoints.down(name),
    only: breakpoints.only(name),
    not: breakpoints.not(name),
  }));
}

/** Query from the start of one breakpoint to the start of another. */
export function between(
  values: Values,
  unit: Unit,
  start: string,
  end: string,
): string {
  return create(values, unit).between(start as Breakpoint, end as Breakpoint);
}

// Apps declare custom names. Here, they are only known at runtime.
function create(values: Values, unit: Unit): Breakpoints {
  return createBreakpoints({ values: values as Breakpoints['values'], unit });
}

/** Width of the slider on a narrow phone, and of a letter below it, in pixels. */
const NARROW_SLIDER = 256;
const LETTER = 8;
/** Space between the slider and the frame of the tool, in pixels. */
const MARGIN = 28;

/** Slider marks up to a width, without names that would overlap the previous one. */
export function marksOf(
  rows: readonly Row[],
  perUnit: number,
  widest: number,
): { value: number; label?: string }[] {
  let end = -MARGIN;
  return rows
    .map(({ name, from }) => ({ value: from * perUnit, label: name }))
    .filter(({ value }) => value <= widest)
    .map(({ value, label }) => {
      const middle = (value / widest) * NARROW_SLIDER;
      const half = (label.length * LETTER) / 2;
      if (middle - half < end || middle + half > NARROW_SLIDER + LETTER * 2)
        return { value };
      end = middle + half;
      return { value, label };
    });
}

/** Breakpoint at a window width in pixels. Null if even the narrowest one is wider. */
export function breakpointAt(
  rows: readonly Row[],
  unit: Unit,
  width: number,
): string | null {
  return (
    rows.findLast(({ from }) => width >= from * PIXELS[unit])?.name ?? null
  );
}

/** True if a media query matches at a window width in pixels. */
export function applies(query: string, width: number): boolean {
  const limit = (side: string): number | undefined => {
    const [, value, unit] =
      new RegExp(`${side}-width:(-?[\\d.]+)(px|em|rem)`).exec(query) ?? [];
    return value === undefined
      ? undefined
      : Number(value) * PIXELS[unit as Unit];
  };
  const isWithin =
    width >= (limit('min') ?? 0) && width <= (limit('max') ?? Infinity);
  return query.includes('not all') ? !isWithin : isWithin;
}

/** Formats the values as a string such as `xs:0,sm:600`. */
export function printValues(values: Values): string {
  return Object.entries(values)
    .map(([name, from]) => `${name}:${from}`)
    .join(',');
}

/** Parses that string. Returns null if it has fewer than two widths or a duplicate. */
export function parseValues(text: string): Values | null {
  const entries = text.split(',').map((part) => part.trim().split(':'));
  const values: Values = {};
  for (const [name = '', from = '', ...rest] of entries) {
    const width = Number(from);
    if (
      rest.length > 0 ||
      !/^[a-z]\w*$/i.test(name.trim()) ||
      from.trim() === ''
    )
      return null;
    if (!(width >= 0) || width > 9999 || name.trim() in values) return null;
    if (Object.values(values).includes(width)) return null;
    values[name.trim()] = width;
  }
  return entries.length < 2 ? null : values;
}
