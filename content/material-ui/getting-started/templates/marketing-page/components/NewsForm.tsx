import { useState, type FormEvent } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

type State = 'open' | 'wrong' | 'done';

export default function NewsForm() {
  const [state, setState] = useState<State>('open');

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const email = String(new FormData(form).get('email'));
    const isValid = /^\S+@\S+\.\S+$/.test(email);
    setState(isValid ? 'done' : 'wrong');
    if (!isValid) {
      form.querySelector('input')?.focus();
    }
  };

  return (
    <Box
      component="footer"
      id="news"
      sx={{ py: 8, bgcolor: 'background.paper' }}
    >
      <Container maxWidth="sm">
        <Typography variant="h2" gutterBottom>
          We launch in March
        </Typography>
        <Typography role="status" color="textSecondary" sx={{ mb: 3 }}>
          {state === 'done'
            ? 'Thank you. We’ll email you once a season, no more.'
            : 'Leave your email, and we’ll tell you when we reach your street.'}
        </Typography>
        <Stack
          component="form"
          noValidate
          onSubmit={handleSubmit}
          direction={{ sm: 'row' }}
          sx={{ alignItems: { sm: 'flex-start' }, gap: 2 }}
        >
          <TextField
            fullWidth
            required
            name="email"
            type="email"
            label="Email"
            autoComplete="email"
            error={state === 'wrong'}
            helperText={
              state === 'wrong' &&
              'Enter an email address such as lu@example.com.'
            }
          />
          <Button
            type="submit"
            variant="contained"
            size="large"
            sx={{ flexShrink: 0, height: 56 }}
          >
            Keep me posted
          </Button>
        </Stack>
      </Container>
    </Box>
  );
}
