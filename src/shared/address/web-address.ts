/**
 * Reads an address that came from somebody else; `//host/path` is taken for https.
 * @returns the address in full, or null for anything but http and https, for example `javascript:` or a relative path
 */
export function webAddress(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const address = value.startsWith('//') ? `https:${value}` : value;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null;
}

/** True for URLs that run code or show foreign documents, such as `javascript:` and `data:text/html`. */
export function isUnsafeUrl(url: string): boolean {
  // Browsers ignore control characters and spaces before and in the scheme.
  // eslint-disable-next-line no-control-regex
  return /^(?:javascript|vbscript|data(?!:image\/))\s*:/i.test(url.replace(/[\0-\x20]/g, ''));
}
