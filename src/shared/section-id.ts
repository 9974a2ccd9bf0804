/**
 * The id in a hash, as in `#two%20words` → `two words`. Invalid encoding stays as it is.
 * @returns null for an empty hash
 */
export function sectionId(hash: string): string | null {
  const text = hash.replace(/^#/, '');
  return text === '' ? null : (decoded(text) ?? text);
}

/** Decodes a part of a URL. Returns null for invalid percent signs, because Gatsby and its router would throw. */
export function decoded(text: string): string | null {
  // Assign the value, because the minifier removes calls whose value is not used.
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
