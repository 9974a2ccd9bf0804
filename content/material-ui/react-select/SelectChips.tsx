import { useState } from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select, { type SelectChangeEvent } from '@mui/material/Select';

const labels = ['Accessibility', 'Bug', 'Documentation', 'Performance'];

export default function SelectChips() {
  const [picked, setPicked] = useState(['Bug', 'Performance']);

  const handleChange = (event: SelectChangeEvent<string[]>) => {
    const { value } = event.target;
    // Browser autofill sends one comma-separated string.
    setPicked(typeof value === 'string' ? value.split(',') : value);
  };

  return (
    <FormControl sx={{ width: '100%', maxWidth: 400 }}>
      <InputLabel id="select-chips-label">Labels</InputLabel>
      <Select
        multiple
        labelId="select-chips-label"
        id="select-chips"
        label="Labels"
        value={picked}
        onChange={handleChange}
        renderValue={(selected) => (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
            {selected.map((label) => (
              <Chip key={label} label={label} size="small" />
            ))}
          </Box>
        )}
      >
        {labels.map((label) => (
          <MenuItem key={label} value={label}>
            {label}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
