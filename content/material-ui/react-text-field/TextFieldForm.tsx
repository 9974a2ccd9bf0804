import { type SyntheticEvent, useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const rules = {
  guest: { test: /\S/, message: 'Enter the name of the guest.' },
  email: {
    test: /^\S+@\S+\.\S+$/,
    message: 'Enter an email address, for example ada@example.com.',
  },
};
type Field = keyof typeof rules;
const fields: Field[] = ['guest', 'email'];

export default function TextFieldForm() {
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({});
  const [sentTo, setSentTo] = useState('');

  const handleSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const invalid = fields.filter(
      (name) => !rules[name].test.test(String(data.get(name))),
    );
    setErrors(
      Object.fromEntries(invalid.map((name) => [name, rules[name].message])),
    );
    setSentTo(invalid.length === 0 ? String(data.get('email')) : '');
    if (invalid.length > 0) {
      form.querySelector<HTMLElement>(`[name="${invalid[0]}"]`)?.focus();
    }
  };

  const check = (name: Field, helperText?: string) => ({
    name,
    required: true,
    error: Boolean(errors[name]),
    helperText: errors[name] ?? helperText,
  });

  return (
    <form
      noValidate
      onSubmit={handleSubmit}
      style={{ width: '100%', maxWidth: 400 }}
    >
      <Stack spacing={2}>
        <TextField label="Guest" autoComplete="name" {...check('guest')} />
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          {...check('email', 'For the confirmation only.')}
        />
        <TextField label="Requests" name="requests" multiline minRows={2} />
        <Button type="submit" variant="contained">
          Request booking
        </Button>
        <Typography role="status" variant="body2">
          {sentTo && `Thank you. We answer to ${sentTo}.`}
        </Typography>
      </Stack>
    </form>
  );
}
