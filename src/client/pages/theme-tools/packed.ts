import { compressToEncodedURIComponent, decompressFromEncodedURIComponent } from 'lz-string';

/** Compresses a string for a URL. */
export const pack = (text: string): string => (text === '' ? '' : compressToEncodedURIComponent(text));

/** Decompresses the string. Empty if it is invalid. */
export const unpack = (packed: string | null): string =>
  packed === null ? '' : (decompressFromEncodedURIComponent(packed) ?? '');
