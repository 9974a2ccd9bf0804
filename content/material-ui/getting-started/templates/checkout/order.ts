// prettier-ignore
export const items = [
  { name: 'Breakfast bowl', detail: 'Oat glaze', cost: 34, shape: 'M6 22 H42 C42 36 34 42 24 42 S6 36 6 22 Z' },
  { name: 'Square teapot', detail: 'Iron black', cost: 78, shape: 'M10 20 H34 V38 H10 Z M34 24 H42 V34 H34 Z M18 14 H26 V20 H18 Z' },
  { name: 'Bud vase', detail: 'Ash white', cost: 26, shape: 'M20 6 H28 V18 C38 22 38 42 24 42 S10 22 20 18 Z' },
];

export const shipping = 6;
export const total = items.reduce((sum, { cost }) => sum + cost, shipping);

export type Values = Record<string, string>;

export interface FieldRule {
  name: string;
  label: string;
  autoComplete: string;
  keyboard?: 'numeric';
  half?: boolean;
  test: RegExp;
  mistake: string;
}

// prettier-ignore
export const addressFields: FieldRule[] = [
  { name: 'name', label: 'Full name', autoComplete: 'name', test: /\S/, mistake: 'Enter a name.' },
  { name: 'street', label: 'Street address', autoComplete: 'address-line1', test: /\S/, mistake: 'Enter a street address.' },
  { name: 'town', label: 'City', autoComplete: 'address-level2', half: true, test: /\S/, mistake: 'Enter a city.' },
  { name: 'code', label: 'Postal code', autoComplete: 'postal-code', half: true, test: /^[\w -]{3,10}$/, mistake: 'Enter 3 to 10 characters.' },
];

// prettier-ignore
export const paymentFields: FieldRule[] = [
  { name: 'card', label: 'Card number', autoComplete: 'cc-number', keyboard: 'numeric', test: /^(?:\d ?){16}$/, mistake: 'Enter the 16 digits of your card.' },
  { name: 'expiry', label: 'Expires (MM/YY)', autoComplete: 'cc-exp', half: true, test: /^(0[1-9]|1[0-2])\/\d\d$/, mistake: 'Enter a date such as 09/28.' },
  { name: 'cvc', label: 'Security code', autoComplete: 'cc-csc', keyboard: 'numeric', half: true, test: /^\d{3}$/, mistake: 'Enter the 3 digits on the back.' },
];
