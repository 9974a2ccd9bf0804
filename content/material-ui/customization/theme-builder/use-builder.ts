import { useMemo, useRef, useState } from 'react';
import {
  checkOptions,
  isObject,
  type Literal,
  type LiteralObject,
  pack,
  type Path,
  unpack,
  withValueAt,
} from '../theme-tools';
import { useAddressedTexts } from 'docs/ui';
import { change, type Mode } from './builder-options';

/** Moves of one control count as one step as long as they follow each other within this time, in ms. */
const ONE_STEP = 800;

/** Current options and their setters. */
export interface Builder {
  options: LiteralObject;
  /** True if the URL contains an invalid theme. */
  isBroken: boolean;
  mode: Mode;
  setMode: (mode: Mode) => void;
  /** Sets a value, or removes it if it is the default. */
  set: (path: Path, value: Literal, initial: Literal) => void;
  replace: (options: LiteralObject) => void;
  undo: (() => void) | null;
  redo: (() => void) | null;
}

const INITIAL = { theme: '', mode: 'light' };
const NONE: LiteralObject = {};

interface Steps {
  past: readonly string[];
  future: readonly string[];
}

/** Stores the options in the URL, compressed, for sharing and for undo. */
export function useBuilder(isUsable = isMaterialTheme): Builder {
  const [address, setAddress] = useAddressedTexts(INITIAL);
  const [steps, setSteps] = useState<Steps>({ past: [], future: [] });
  const last = useRef({ control: '', at: 0 });
  const packed = address.theme;
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
    setAddress({ theme: pack(text) });
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
      setAddress({ theme: target });
    };
  };
  return {
    options,
    isBroken: packed !== '' && parsed === null,
    mode: address.mode === 'dark' ? 'dark' : 'light',
    setMode: (mode) => setAddress({ mode }),
    set: (path, value, initial) => {
      const next = change(options, path, value, initial);
      // A color with other values needs its main value, even if it is the default.
      write(
        isUsable(next) ? next : withValueAt(options, path, value),
        path.join('.'),
      );
    },
    replace: (next) => write(next, ''),
    undo: move('past', 'future'),
    redo: move('future', 'past'),
  };
}

/** Options from a URL, or null if it was truncated or edited. */
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
