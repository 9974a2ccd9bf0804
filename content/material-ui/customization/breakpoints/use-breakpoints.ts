import { useAddressedTexts } from 'docs/ui';
import {
  DEFAULT_VALUES,
  parseValues,
  printValues,
  UNITS,
  type Unit,
  type Values,
} from './breakpoint-rules';

export const WIDEST = 2000;

const INITIAL = {
  width: '1024',
  values: printValues(DEFAULT_VALUES),
  unit: 'px',
  start: '',
  end: '',
};
type Name = keyof typeof INITIAL;

/** Current choices and their setters. */
export interface ChosenBreakpoints {
  width: number;
  values: Values;
  unit: Unit;
  /** Start and end of the query that is shown. */
  start: string;
  end: string;
  change: (change: Partial<Record<Name, string>>) => void;
}

/** Breakpoints of the tool, synced with the URL. */
export function useBreakpoints(): ChosenBreakpoints {
  const [texts, change] = useAddressedTexts(INITIAL, isValid);
  const values = parseValues(texts.values) ?? DEFAULT_VALUES;
  const names = Object.keys(values).sort(
    (one, other) => (values[one] ?? 0) - (values[other] ?? 0),
  );
  // Skips the outermost ones if there are enough.
  const first = names.length > 2 ? 1 : 0;
  const last = Math.max(names.length - 2, first + 1);
  return {
    width: Number(texts.width),
    values,
    unit: UNITS.find((unit) => unit === texts.unit) ?? 'px',
    start: texts.start in values ? texts.start : (names[first] ?? ''),
    end: texts.end in values ? texts.end : (names[last] ?? ''),
    change,
  };
}

function isValid(name: Name, value: string): boolean {
  if (name === 'width')
    return value !== '' && Number(value) >= 0 && Number(value) <= WIDEST;
  if (name === 'values') return parseValues(value) !== null;
  if (name === 'unit') return UNITS.some((unit) => unit === value);
  return true;
}
