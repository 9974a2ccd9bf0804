import { useState } from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function TextFieldError() {
  const [email, setEmail] = useState('');
  const [touched, setTouched] = useState(false);
  const error = touched && !email.includes('@');

  return (
    <FormControl required error={error} sx={{ maxWidth: 320 }}>
      <FormLabel>Email</FormLabel>
      <Input
        type="email"
        name="email"
        autoComplete="email"
        error={error}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        onBlur={() => setTouched(true)}
      />
      <FormHelperText
        role="status"
        sx={error ? { color: 'danger.plainColor' } : undefined}
      >
        {error ? 'Enter an address with an @' : 'For news about your crew'}
      </FormHelperText>
    </FormControl>
  );
}
