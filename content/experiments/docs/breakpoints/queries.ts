import { createBreakpoints } from '@mui/system';

/** Breakpoints of the default theme, as the installed package has them. */
const breakpoints = createBreakpoints({});

/** One breakpoint and the media queries that are made of it. */
export interface Row {
  name: string;
  from: number;
  up: string;
  only: string;
  down: string;
}

export const rows: Row[] = breakpoints.keys.map((name) => ({
  name,
  from: breakpoints.values[name],
  up: breakpoints.up(name),
  only: breakpoints.only(name),
  down: breakpoints.down(name),
}));

/** The breakpoint of a window of this width. */
export function breakpointAt(width: number): string {
  return rows.findLast(({ from }) => width >= from)?.name ?? '';
}

/** Whether a media query applies to a window of this width. */
export function applies(query: string, width: number): boolean {
  const limit = (side: string): number | undefined => {
    const found = new RegExp(`${side}-width:(-?[\\d.]+)px`).exec(query)?.[1];
    return found === undefined ? undefined : Number(found);
  };
  return width >= (limit('min') ?? 0) && width <= (limit('max') ?? Infinity);
}
