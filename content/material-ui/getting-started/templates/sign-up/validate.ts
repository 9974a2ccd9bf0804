export const rules = [
  {
    text: 'At least 10 characters',
    test: (password: string) => password.length >= 10,
  },
  {
    text: 'A letter and a number',
    test: (password: string) => /\p{L}/u.test(password) && /\d/.test(password),
  },
];

export type Field = 'name' | 'email' | 'password' | 'terms';

export type SignUpErrors = Partial<Record<Field, string>>;

export function validate(data: FormData): SignUpErrors {
  const text = (name: Field) => String(data.get(name) ?? '');
  const errors: SignUpErrors = {};
  if (text('name').trim() === '') {
    errors.name = 'Enter your name.';
  }
  if (!/^\S+@\S+\.\S+$/.test(text('email'))) {
    errors.email = 'Enter an email address such as jo@example.com.';
  }
  if (rules.some(({ test }) => !test(text('password')))) {
    errors.password = 'Choose a password that meets both rules.';
  }
  if (!data.has('terms')) {
    errors.terms = 'Agree to the house rules.';
  }
  return errors;
}
