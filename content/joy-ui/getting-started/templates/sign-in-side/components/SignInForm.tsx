import { useState, type FormEvent } from 'react';
import Alert from '@mui/joy/Alert';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Checkbox from '@mui/joy/Checkbox';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import PasswordField from './PasswordField';

type Errors = { email?: string; password?: string };

export default function SignInForm() {
  const [errors, setErrors] = useState<Errors>({});
  const [isSignedIn, setIsSignedIn] = useState(false);

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const found: Errors = {};
    if (!/^\S+@\S+\.\S+$/.test(String(data.get('email')).trim())) {
      found.email = 'Enter an email address, such as kim@tarnlock.example.';
    }
    if (String(data.get('password')).length < 8) {
      found.password = 'Enter your password. It has at least 8 characters.';
    }
    setErrors(found);
    const isValid = Object.keys(found).length === 0;
    setIsSignedIn(isValid);
    if (!isValid) {
      const first = found.email ? 'email' : 'password';
      (form.elements.namedItem(first) as HTMLInputElement).focus();
    }
  };

  return (
    <Stack
      component="form"
      noValidate
      onSubmit={handleSubmit}
      sx={{ gap: 2.5 }}
    >
      <FormControl required error={Boolean(errors.email)}>
        <FormLabel>Email</FormLabel>
        <Input name="email" type="email" autoComplete="username" />
        {errors.email && <FormHelperText>{errors.email}</FormHelperText>}
      </FormControl>
      <PasswordField error={errors.password} />
      <Checkbox name="remember" label="Keep me signed in on this device" />
      <Button type="submit" size="lg">
        Sign in
      </Button>
      <Box role="status" sx={{ '&:empty': { mt: -2.5 } }}>
        {isSignedIn && (
          <Alert color="primary" variant="soft">
            Welcome back. Your next shift is May 16 at 9 a.m.
          </Alert>
        )}
      </Box>
    </Stack>
  );
}
