export interface SignInErrors {
  email?: string;
  password?: string;
}

export function validate(data: FormData): SignInErrors {
  const errors: SignInErrors = {};
  if (!/^\S+@\S+\.\S+$/.test(String(data.get('email')))) {
    errors.email = 'Enter an email address such as mara@example.com.';
  }
  if (String(data.get('password')).length < 8) {
    errors.password = 'Enter your password. It has at least 8 characters.';
  }
  return errors;
}
