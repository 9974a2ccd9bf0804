import { useState } from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function OverviewAdoption() {
  const [message, setMessage] = useState('');

  return (
    <Stack
      component="form"
      spacing={2}
      sx={{ maxWidth: 320 }}
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        setMessage(`${data.get('name')} can meet the ${data.get('animal')}.`);
      }}
    >
      <TextField label="Your name" name="name" autoComplete="name" required />
      <TextField label="Animal" name="animal" defaultValue="cat" select>
        <MenuItem value="cat">Cat</MenuItem>
        <MenuItem value="dog">Dog</MenuItem>
        <MenuItem value="rabbit">Rabbit</MenuItem>
      </TextField>
      <FormControlLabel
        control={<Checkbox name="garden" />}
        label="We have a garden"
      />
      <Button type="submit" variant="contained">
        Request a visit
      </Button>
      <Typography role="status">{message}</Typography>
    </Stack>
  );
}
