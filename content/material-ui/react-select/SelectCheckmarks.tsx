import { useState } from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import Select, { type SelectChangeEvent } from '@mui/material/Select';
import CheckBoxIcon from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlankIcon from '@mui/icons-material/CheckBoxOutlineBlank';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

export default function SelectCheckmarks() {
  const [open, setOpen] = useState(['Monday', 'Thursday']);

  const handleChange = (event: SelectChangeEvent<string[]>) => {
    const { value } = event.target;
    setOpen(typeof value === 'string' ? value.split(',') : value);
  };

  return (
    <FormControl sx={{ width: '100%', maxWidth: 320 }}>
      <InputLabel id="select-days-label">Opening days</InputLabel>
      <Select
        multiple
        labelId="select-days-label"
        id="select-days"
        label="Opening days"
        value={open}
        onChange={handleChange}
        renderValue={(selected) =>
          days.filter((day) => selected.includes(day)).join(', ')
        }
        MenuProps={{ slotProps: { paper: { sx: { maxHeight: 260 } } } }}
      >
        {days.map((day) => (
          <MenuItem key={day} value={day}>
            <ListItemIcon>
              {open.includes(day) ? (
                <CheckBoxIcon color="primary" />
              ) : (
                <CheckBoxOutlineBlankIcon />
              )}
            </ListItemIcon>
            {day}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
