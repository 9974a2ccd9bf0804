import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function UsageSignUp() {
  const [message, setMessage] = useState('');

  return (
    <Stack
      component="form"
      spacing={2}
      sx={{ maxWidth: 320 }}
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        setMessage(`Saved for ${data.get('name')}: ${data.get('day')}.`);
      }}
    >
      <TextField label="Name" name="name" autoComplete="name" required />
      <TextField
        label="First day"
        name="day"
        type="date"
        defaultValue="2026-09-07"
        slotProps={{ htmlInput: { min: '2026-09-01', max: '2026-09-30' } }}
      />
      <Button type="submit" variant="contained">
        Join the pottery class
      </Button>
      <Typography role="status">{message}</Typography>
    </Stack>
  );
}
