/** Number of hexadecimal digits of a SHA-256 hash. It only needs to detect changes and damage. */
export const DIGEST_LENGTH = 16;
