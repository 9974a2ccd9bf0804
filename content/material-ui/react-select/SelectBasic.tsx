import { useState } from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

export default function SelectBasic() {
  const [cabin, setCabin] = useState('');

  return (
    <FormControl sx={{ width: '100%', maxWidth: 320 }}>
      <InputLabel id="select-basic-label">Cabin class</InputLabel>
      <Select
        labelId="select-basic-label"
        id="select-basic"
        label="Cabin class"
        value={cabin}
        onChange={(event) => setCabin(event.target.value)}
      >
        <MenuItem value="economy">Economy</MenuItem>
        <MenuItem value="premium">Premium economy</MenuItem>
        <MenuItem value="business">Business</MenuItem>
        <MenuItem value="first" disabled>
          First (sold out)
        </MenuItem>
      </Select>
    </FormControl>
  );
}
