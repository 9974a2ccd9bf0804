/** A prop, slot or class as the filter of an API page sees it. */
export interface FilterEntry {
  name: string;
  /** Type of a prop, or empty for other entries. */
  type: string;
  required: boolean;
  deprecated: boolean;
}

/**
 * True if the name or type of an entry contains every word of the filter, ignoring case. The words `required` and
 * `deprecated` also match those labels.
 */
export function matchesFilter({ name, type, required, deprecated }: FilterEntry, filter: string): boolean {
  const text = `${name} ${type}`.toLowerCase();
  const words = filter.toLowerCase().split(/\s+/);
  return words.every(
    (word) =>
      text.includes(word) || (word === 'required' && required) || (word === 'deprecated' && deprecated),
  );
}
