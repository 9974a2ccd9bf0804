import type { Errors } from '../validate';
import type { Volunteer } from '../volunteer';

/** Props that all sections of the form share. */
export interface FieldsProps {
  values: Volunteer;
  errors: Errors;
  onChange: (part: Partial<Volunteer>) => void;
}

/** Keeps the order of the form, so that toggling twice changes nothing. */
export function toggle(all: readonly string[], list: string[], item: string) {
  return all.filter((other) => (other === item) !== list.includes(other));
}
