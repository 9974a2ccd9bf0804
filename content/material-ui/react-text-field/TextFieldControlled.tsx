import { useState } from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const digitsOnly = (text: string) => text.replace(/\D/g, '');

export default function TextFieldControlled() {
  const [nights, setNights] = useState('3');
  const [rate, setRate] = useState('120');

  return (
    <Stack spacing={2}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <TextField
          label="Nights"
          value={nights}
          onChange={(event) => setNights(digitsOnly(event.target.value))}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        />
        <TextField
          label="Rate per night in dollars"
          value={rate}
          onChange={(event) => setRate(digitsOnly(event.target.value))}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        />
      </Stack>
      <Typography aria-live="polite">
        Total: ${Number(nights) * Number(rate)}
      </Typography>
    </Stack>
  );
}
