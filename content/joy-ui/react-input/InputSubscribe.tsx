import { useState, type FormEvent } from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

export default function InputSubscribe() {
  const [address, setAddress] = useState('');

  function subscribe(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setAddress(String(data.get('email')));
    event.currentTarget.reset();
  }

  return (
    <Stack
      component="form"
      onSubmit={subscribe}
      sx={{ width: '100%', maxWidth: 400 }}
    >
      <FormControl required>
        <FormLabel>Seed letter, once a month</FormLabel>
        <Input
          type="email"
          name="email"
          autoComplete="email"
          placeholder="you@example.com"
          endDecorator={<Button type="submit">Subscribe</Button>}
        />
        <FormHelperText role="status">
          {address
            ? `The next letter goes to ${address}.`
            : 'What to sow, and who has seeds to give away.'}
        </FormHelperText>
      </FormControl>
    </Stack>
  );
}
