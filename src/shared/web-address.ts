/**
 * Parses an untrusted URL. `//host/path` gets https.
 * @returns the full URL, or null for other schemes than http and https, and for relative paths
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
  // oxlint-disable-next-line no-control-regex
  return /^(?:javascript|vbscript|data(?!:image\/))\s*:/i.test(url.replace(/[\0-\x20]/g, ''));
}
