import { useState } from 'react';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

export default function SelectControlledOpen() {
  const [open, setOpen] = useState(false);
  const [plan, setPlan] = useState('team');

  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={2}
      sx={{ alignItems: { sm: 'center' } }}
    >
      <FormControl sx={{ minWidth: 200 }}>
        <InputLabel id="select-plan-label">Plan</InputLabel>
        <Select
          labelId="select-plan-label"
          id="select-plan"
          label="Plan"
          open={open}
          onOpen={() => setOpen(true)}
          onClose={() => setOpen(false)}
          value={plan}
          onChange={(event) => setPlan(event.target.value)}
        >
          <MenuItem value="solo">Solo</MenuItem>
          <MenuItem value="team">Team</MenuItem>
          <MenuItem value="company">Company</MenuItem>
        </Select>
      </FormControl>
      <Button onClick={() => setOpen(true)}>Show all plans</Button>
    </Stack>
  );
}
