import { useRef, useState, type FormEvent } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

type Result = 'wrong' | 'welcome' | null;

export default function CardForm() {
  const [result, setResult] = useState<Result>(null);
  const message = useRef<HTMLDivElement>(null);

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const isComplete =
      /^\d{6}$/.test(String(data.get('card'))) &&
      /^\d{4}$/.test(String(data.get('pin')));
    setResult(isComplete ? 'welcome' : 'wrong');
    message.current?.focus();
  };

  return (
    <Stack component="form" noValidate onSubmit={handleSubmit} sx={{ gap: 3 }}>
      <Box
        ref={message}
        role="status"
        tabIndex={-1}
        sx={{ outline: 'none', '&:empty': { mb: -3 } }}
      >
        {result === 'wrong' && (
          <Alert severity="error">
            Card number and PIN don’t match. Cards have 6 digits, and PINs have
            4.
          </Alert>
        )}
        {result === 'welcome' && (
          <Alert severity="success">
            Welcome back. You have 2 books out and no fines.
          </Alert>
        )}
      </Box>
      <TextField
        variant="standard"
        name="card"
        label="Card number"
        autoComplete="username"
        required
        error={result === 'wrong'}
        helperText="Six digits on the back of your card"
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 6 } }}
      />
      <TextField
        variant="standard"
        name="pin"
        type="password"
        label="PIN"
        autoComplete="current-password"
        required
        error={result === 'wrong'}
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 4 } }}
      />
      <Button type="submit" variant="contained" size="large" disableElevation>
        Sign in
      </Button>
      <Button href="tel:+15555550123">Call for a new card</Button>
    </Stack>
  );
}
