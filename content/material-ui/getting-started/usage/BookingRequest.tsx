import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function BookingRequest() {
  const [message, setMessage] = useState('');

  return (
    <Stack
      component="form"
      spacing={2}
      sx={{ width: '100%', maxWidth: 400 }}
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        setMessage(
          `Requested a table for ${data.get('guests')} on ${data.get('day')}.`,
        );
      }}
    >
      <TextField
        id="booking-request-name"
        label="Name"
        name="name"
        autoComplete="name"
        required
      />
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <TextField
          id="booking-request-day"
          label="Day"
          name="day"
          type="date"
          defaultValue="2026-05-14"
          fullWidth
        />
        <TextField
          id="booking-request-guests"
          label="Guests"
          name="guests"
          type="number"
          defaultValue={2}
          fullWidth
          slotProps={{ htmlInput: { min: 1, max: 12 } }}
        />
      </Stack>
      <Button type="submit" variant="contained">
        Request booking
      </Button>
      <Typography role="status" variant="body2" sx={{ minHeight: '1.5em' }}>
        {message}
      </Typography>
    </Stack>
  );
}
