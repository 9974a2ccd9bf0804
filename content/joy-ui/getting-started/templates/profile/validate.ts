import { aboutLength, type Volunteer } from './volunteer';

export type Errors = Partial<Record<keyof Volunteer, string>>;

const isPhone = (text: string) => /^\+?[\d\s()-]{7,}$/.test(text.trim());

/** Messages by field, in the order of the form. */
export function validate(values: Volunteer): Errors {
  const errors: Errors = {};
  if (values.name.trim() === '') {
    errors.name = 'Enter your name.';
  }
  if (!/^\S+@\S+\.\S+$/.test(values.email)) {
    errors.email = 'Enter an email address such as sam@example.com.';
  }
  if (values.phone !== '' && !isPhone(values.phone)) {
    errors.phone = 'Enter at least seven digits, or leave this empty.';
  }
  if (values.about.length > aboutLength) {
    errors.about = `Shorten this to ${aboutLength} characters.`;
  }
  if (values.nights.length === 0) {
    errors.nights = 'Choose at least one night.';
  }
  if (values.contactName.trim() === '') {
    errors.contactName = 'Enter the name of someone we can call.';
  }
  if (!isPhone(values.contactPhone)) {
    errors.contactPhone = 'Enter a number with at least seven digits.';
  }
  return errors;
}

/** Names of the fields that differ from the saved values. */
export function changedFields(values: Volunteer, saved: Volunteer) {
  return (Object.keys(values) as (keyof Volunteer)[]).filter(
    (key) => String(values[key]) !== String(saved[key]),
  );
}
