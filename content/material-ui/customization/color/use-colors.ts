import { useAddressedTexts } from 'docs/ui';
import { parseHex, suggestDark, type Mode, type Settings } from './color-rules';
import type { Mains } from './theme-code';

export type Role = 'primary' | 'secondary';

/** Hex digits without `#`, as in the URL. An empty string in dark mode means the suggested color. */
const INITIAL = {
  primary: '00796b',
  primaryDark: '',
  secondary: 'bf360c',
  secondaryDark: '',
  tonalOffset: '0.2',
  contrastThreshold: '3',
};
type Name = keyof typeof INITIAL;

export const THRESHOLDS = ['3', '4.5'];
export const OFFSETS = ['0.1', '0.2', '0.3', '0.4', '0.5'];

/** Current choices and their setters. */
export interface Colors {
  mains: Mains;
  settings: Settings;
  isSuggested: (role: Role, mode: Mode) => boolean;
  setMain: (role: Role, mode: Mode, hex: string | null) => void;
  setTonalOffset: (value: string) => void;
  setContrastThreshold: (value: string) => void;
}

/** Colors of the tool, synced with the URL. */
export function useColors(): Colors {
  const [texts, change] = useAddressedTexts(INITIAL, isValid);
  const darkOf = (role: Role): string =>
    parseHex(texts[`${role}Dark`]) ?? suggestDark(`#${texts[role]}`);
  return {
    mains: {
      light: {
        primary: `#${texts.primary}`,
        secondary: `#${texts.secondary}`,
      },
      dark: { primary: darkOf('primary'), secondary: darkOf('secondary') },
    },
    settings: {
      tonalOffset: Number(texts.tonalOffset),
      contrastThreshold: Number(texts.contrastThreshold),
    },
    isSuggested: (role, mode) => mode === 'dark' && texts[`${role}Dark`] === '',
    setMain: (role, mode, hex) =>
      change({
        [mode === 'dark' ? `${role}Dark` : role]: hex?.replace('#', '') ?? '',
      }),
    setTonalOffset: (value) => change({ tonalOffset: value }),
    setContrastThreshold: (value) => change({ contrastThreshold: value }),
  };
}

function isValid(name: Name, value: string): boolean {
  if (name === 'contrastThreshold') return THRESHOLDS.includes(value);
  if (name === 'tonalOffset') return OFFSETS.includes(value);
  return /^[\da-f]{6}$/.test(value);
}
