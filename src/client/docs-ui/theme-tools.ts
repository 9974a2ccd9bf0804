import { compressToEncodedURIComponent, decompressFromEncodedURIComponent } from 'lz-string';

// What live pages can import from "docs/ui/theme-tools".
export { checkOptions, hasNumbers } from '../pages/theme-tools/check-options';
export {
  isObject,
  valueAt,
  withValueAt,
  type Literal,
  type LiteralObject,
  type Path,
} from '../pages/theme-tools/literal';
export type { OptionsReading } from '../pages/theme-tools/options-editor';
export { OptionsField } from '../pages/theme-tools/options-field';

/** Compresses a string for a URL. */
export const pack = (text: string): string => (text === '' ? '' : compressToEncodedURIComponent(text));

/** Decompresses the string. Empty if it is invalid. */
export const unpack = (packed: string | null): string =>
  packed === null ? '' : (decompressFromEncodedURIComponent(packed) ?? '');
