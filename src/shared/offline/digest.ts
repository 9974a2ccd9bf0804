/** Hexadecimal digits kept of a SHA-256: it tells versions of a file apart and finds damage, it keeps no secrets. */
export const DIGEST_LENGTH = 16;
