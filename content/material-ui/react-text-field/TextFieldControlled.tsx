import { useState } from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function TextFieldControlled() {
  const [weight, setWeight] = useState('24');

  return (
    <Stack spacing={1} sx={{ maxWidth: 320 }}>
      <TextField
        label="Weight in kilograms"
        value={weight}
        onChange={(event) => setWeight(event.target.value.replace(/\D/g, ''))}
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 3 } }}
      />
      <Typography role="status">
        Dose at 10 mg per kilogram: {Number(weight) * 10} mg
      </Typography>
    </Stack>
  );
}
