import { useState } from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function OverviewCheckIn() {
  const [arrival, setArrival] = useState('afternoon');
  const [message, setMessage] = useState('');

  return (
    <Stack
      component="form"
      spacing={2}
      sx={{ width: '100%', maxWidth: 360 }}
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        const extra = data.has('breakfast') ? ', breakfast included' : '';
        setMessage(`Checked in booking ${data.get('booking')}${extra}.`);
      }}
    >
      <TextField
        id="check-in-booking"
        label="Booking number"
        name="booking"
        defaultValue="HB-2048"
        required
      />
      <TextField
        id="check-in-arrival"
        label="Arrival"
        name="arrival"
        value={arrival}
        onChange={(event) => setArrival(event.target.value)}
        select
      >
        <MenuItem value="morning">Before noon</MenuItem>
        <MenuItem value="afternoon">Noon to 6 p.m.</MenuItem>
        <MenuItem value="evening">After 6 p.m.</MenuItem>
      </TextField>
      <FormControlLabel
        control={<Checkbox name="breakfast" />}
        label="Breakfast included"
      />
      <Button type="submit" variant="contained">
        Check in
      </Button>
      <Typography role="status" variant="body2" sx={{ minHeight: '1.5em' }}>
        {message}
      </Typography>
    </Stack>
  );
}
