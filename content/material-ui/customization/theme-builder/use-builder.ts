import { useMemo, useRef, useState } from 'react';
import {
  checkOptions,
  isObject,
  type Literal,
  type LiteralObject,
  pack,
  type Path,
  unpack,
} from 'docs/ui/theme-tools';
import { useAddress } from 'docs/ui';
import { change, type Mode } from './builder-options';

/** Moves of one control count as one step as long as they follow each other within this time, in ms. */
const ONE_STEP = 800;

/** Options that are being built, and how to change them. */
export interface Builder {
  options: LiteralObject;
  /** Whether the address holds something that is no theme. */
  isBroken: boolean;
  mode: Mode;
  setMode: (mode: Mode) => void;
  /** Sets one value; its default is not written. */
  set: (path: Path, value: Literal, initial: Literal) => void;
  replace: (options: LiteralObject) => void;
  undo: (() => void) | null;
  redo: (() => void) | null;
}

const NONE: LiteralObject = {};

interface Steps {
  past: readonly string[];
  future: readonly string[];
}

/** The options stand in the address, packed: it is what is shared, and steps are made of it. */
export function useBuilder(isUsable = isMaterialTheme): Builder {
  const [address, setAddress] = useAddress(['theme', 'mode']);
  const [steps, setSteps] = useState<Steps>({ past: [], future: [] });
  const last = useRef({ control: '', at: 0 });
  const packed = address.theme ?? '';
  const parsed = useMemo(
    () => parse(unpack(packed), isUsable),
    [packed, isUsable],
  );
  const options = parsed ?? NONE;

  const write = (next: LiteralObject, control: string): void => {
    const text = Object.keys(next).length > 0 ? JSON.stringify(next) : '';
    const now = Date.now();
    const isSameStep =
      control !== '' &&
      control === last.current.control &&
      now - last.current.at < ONE_STEP;
    last.current = { control, at: now };
    setSteps(({ past }) => ({
      past: isSameStep ? past : [...past, packed],
      future: [],
    }));
    setAddress({ theme: pack(text) || null });
  };
  const move = (from: keyof Steps, to: keyof Steps): (() => void) | null => {
    const target = steps[from].at(-1);
    if (target === undefined) return null;
    return () => {
      last.current = { control: '', at: 0 };
      setSteps({
        ...steps,
        [from]: steps[from].slice(0, -1),
        [to]: [...steps[to], packed],
      });
      setAddress({ theme: target || null });
    };
  };
  return {
    options,
    isBroken: packed !== '' && parsed === null,
    mode: address.mode === 'dark' ? 'dark' : 'light',
    setMode: (mode) => setAddress({ mode: mode === 'dark' ? mode : null }),
    set: (path, value, initial) =>
      write(change(options, path, value, initial), path.join('.')),
    replace: (next) => write(next, ''),
    undo: move('past', 'future'),
    redo: move('future', 'past'),
  };
}

/** Options from an address; null where it was cut off, or changed by hand. */
function parse(
  text: string,
  isUsable: (options: LiteralObject) => boolean,
): LiteralObject | null {
  try {
    const options = JSON.parse(text) as unknown;
    return isObject(options) && isUsable(options) ? options : null;
  } catch {
    return null;
  }
}

function isMaterialTheme(options: LiteralObject): boolean {
  return checkOptions(options, () => 1) === null;
}
