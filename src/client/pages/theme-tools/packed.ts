import { compressToEncodedURIComponent, decompressFromEncodedURIComponent } from 'lz-string';

/** A text as short as an address needs it. */
export const pack = (text: string): string => (text === '' ? '' : compressToEncodedURIComponent(text));

/** The text again; empty for what was not packed here. */
export const unpack = (packed: string | null): string =>
  packed === null ? '' : (decompressFromEncodedURIComponent(packed) ?? '');
