/**
 * The id that a hash names: `#two%20words` → `two words`. A hash that nobody can decode is taken as it is.
 * @returns null for a hash that names nothing
 */
export function sectionId(hash: string): string | null {
  const text = hash.replace(/^#/, '');
  return text === '' ? null : (decoded(text) ?? text);
}

/** A part of an address in plain letters; null when its percent signs make no sense: Gatsby and its router throw then. */
export function decoded(text: string): string | null {
  // The value must be used: the minifier takes a call whose value is not for one that does nothing.
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
