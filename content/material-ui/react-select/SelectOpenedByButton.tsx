import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

export default function SelectOpenedByButton() {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [ticket, setTicket] = useState('day');

  return (
    <Stack spacing={1} sx={{ maxWidth: 320 }}>
      <FormControl>
        <InputLabel id={`${id}-label`}>Ticket</InputLabel>
        <Select
          labelId={`${id}-label`}
          id={id}
          label="Ticket"
          open={open}
          onOpen={() => setOpen(true)}
          onClose={() => setOpen(false)}
          value={ticket}
          onChange={(event) => setTicket(event.target.value)}
        >
          <MenuItem value="day">Day</MenuItem>
          <MenuItem value="ten">Ten visits</MenuItem>
          <MenuItem value="season">Season</MenuItem>
        </Select>
      </FormControl>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Compare tickets
      </Button>
    </Stack>
  );
}
