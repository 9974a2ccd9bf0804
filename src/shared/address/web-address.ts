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
