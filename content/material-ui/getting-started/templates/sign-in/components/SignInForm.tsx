import { useState, type FormEvent } from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import VisibilityIcon from '@mui/icons-material/Visibility';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOff';
import { validate, type SignInErrors } from '../validate';
import ForgottenPassword from './ForgottenPassword';

interface SignInFormProps {
  onSignIn: (email: string) => void;
}

export default function SignInForm({ onSignIn }: SignInFormProps) {
  const [errors, setErrors] = useState<SignInErrors>({});
  const [shown, setShown] = useState(false);

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const next = validate(data);
    setErrors(next);
    const [first] = Object.keys(next);
    if (first) {
      form.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
    } else {
      onSignIn(String(data.get('email')));
    }
  };

  return (
    <>
      <Typography variant="h1" gutterBottom>
        Book your night
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 3 }}>
        Sign in to reserve a telescope and see your recordings.
      </Typography>
      <Stack
        component="form"
        noValidate
        onSubmit={handleSubmit}
        sx={{ gap: 2 }}
      >
        <TextField
          name="email"
          type="email"
          label="Email"
          autoComplete="email"
          required
          error={Boolean(errors.email)}
          helperText={errors.email}
        />
        <TextField
          name="password"
          type={shown ? 'text' : 'password'}
          label="Password"
          autoComplete="current-password"
          required
          error={Boolean(errors.password)}
          helperText={errors.password}
          slotProps={{
            input: {
              endAdornment: (
                <InputAdornment position="end">
                  <IconButton
                    edge="end"
                    aria-label="Show password"
                    aria-pressed={shown}
                    onClick={() => setShown(!shown)}
                  >
                    {shown ? <VisibilityOffIcon /> : <VisibilityIcon />}
                  </IconButton>
                </InputAdornment>
              ),
            },
          }}
        />
        <FormControlLabel
          control={<Checkbox name="remember" />}
          label="Keep me signed in"
        />
        <Button type="submit" variant="contained" size="large">
          Sign in
        </Button>
      </Stack>
      <ForgottenPassword />
    </>
  );
}
