/** A JSON file as people write it. */
export function jsonFile(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** Entries in the order of their keys, as npm writes them. */
export function sortKeys(record: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** A name that npm accepts: "BasicButtons" → "basic-buttons-demo". */
export function packageName(demo: string): string {
  return `${demo.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase()}-demo`;
}
