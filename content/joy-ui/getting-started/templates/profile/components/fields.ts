import type { Errors } from '../validate';
import type { Volunteer } from '../volunteer';

/** Props that all sections of the form share. */
export interface FieldsProps {
  values: Volunteer;
  errors: Errors;
  onChange: (part: Partial<Volunteer>) => void;
}

export function toggle(list: string[], item: string) {
  return list.includes(item)
    ? list.filter((other) => other !== item)
    : [...list, item];
}
