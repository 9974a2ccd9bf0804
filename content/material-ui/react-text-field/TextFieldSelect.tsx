import { useState } from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function TextFieldSelect() {
  const [currency, setCurrency] = useState('EUR');
  const [term, setTerm] = useState('30');

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <TextField
        select
        label="Invoice currency"
        value={currency}
        onChange={(event) => setCurrency(event.target.value)}
        helperText="Printed next to every amount."
      >
        <MenuItem value="EUR">Euro</MenuItem>
        <MenuItem value="GBP">British pound</MenuItem>
        <MenuItem value="USD">US dollar</MenuItem>
      </TextField>
      <TextField
        select
        label="Payment term"
        value={term}
        onChange={(event) => setTerm(event.target.value)}
        slotProps={{ select: { native: true } }}
      >
        <option value="14">14 days</option>
        <option value="30">30 days</option>
        <option value="60">60 days</option>
      </TextField>
    </Stack>
  );
}
