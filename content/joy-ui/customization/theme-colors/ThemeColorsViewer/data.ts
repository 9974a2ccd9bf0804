export const NAMES = [
  'primary',
  'neutral',
  'danger',
  'success',
  'warning',
] as const;

/** Turns var(--joy-palette-primary-500, …) into primary.500. */
export function shorten(value: string) {
  return value.replace(/^var\(--\w+-palette-(\w+)-(\w+).*$/, '$1.$2');
}
