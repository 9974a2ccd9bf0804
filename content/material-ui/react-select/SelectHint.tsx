import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

export default function SelectHint() {
  const id = useId();
  const [locker, setLocker] = useState('');

  return (
    <FormControl fullWidth sx={{ maxWidth: 320 }}>
      <InputLabel id={`${id}-label`} shrink>
        Locker
      </InputLabel>
      <Select
        displayEmpty
        labelId={`${id}-label`}
        id={id}
        label="Locker"
        value={locker}
        onChange={(event) => setLocker(event.target.value)}
        renderValue={(value) =>
          value || (
            <Box component="span" sx={{ color: 'text.secondary' }}>
              Choose a locker
            </Box>
          )
        }
      >
        <MenuItem value="A 12">A 12</MenuItem>
        <MenuItem value="B 03">B 03</MenuItem>
        <MenuItem value="C 07">C 07</MenuItem>
      </Select>
    </FormControl>
  );
}
