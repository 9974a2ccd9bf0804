import { useState } from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function GuestCheckIn() {
  const [room, setRoom] = useState('garden');
  const [message, setMessage] = useState('Two guests, three nights.');

  return (
    <Stack
      component="form"
      spacing={2}
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        setMessage(`Welcome, ${data.get('guest')}!`);
      }}
    >
      <TextField
        label="Guest"
        name="guest"
        size="small"
        defaultValue="Maya Lindqvist"
        required
      />
      <TextField
        label="Room"
        name="room"
        size="small"
        value={room}
        onChange={(event) => setRoom(event.target.value)}
        select
      >
        <MenuItem value="garden">Garden view, 12</MenuItem>
        <MenuItem value="harbor">Harbor view, 21</MenuItem>
        <MenuItem value="attic">Attic, 30</MenuItem>
      </TextField>
      <FormControlLabel
        control={<Checkbox name="breakfast" defaultChecked />}
        label="Breakfast included"
      />
      <Button type="submit" variant="contained">
        Check in
      </Button>
      <Typography
        role="status"
        variant="body2"
        align="center"
        sx={{ color: 'text.secondary' }}
      >
        {message}
      </Typography>
    </Stack>
  );
}
