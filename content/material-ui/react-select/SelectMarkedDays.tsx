import { useId, useState } from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import Select, { type SelectChangeEvent } from '@mui/material/Select';
import CheckIcon from '@mui/icons-material/Check';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

export default function SelectMarkedDays() {
  const id = useId();
  const [chosen, setChosen] = useState(['Tuesday', 'Thursday']);

  const handleChange = (event: SelectChangeEvent<string[]>) => {
    const { value } = event.target;
    // A browser that fills in the field sends one string.
    setChosen(typeof value === 'string' ? value.split(',') : value);
  };

  return (
    <FormControl fullWidth sx={{ maxWidth: 320 }}>
      <InputLabel id={`${id}-label`}>Training days</InputLabel>
      <Select
        multiple
        labelId={`${id}-label`}
        id={id}
        label="Training days"
        value={chosen}
        onChange={handleChange}
        renderValue={(value) =>
          days.filter((day) => value.includes(day)).join(', ')
        }
        MenuProps={{ slotProps: { paper: { sx: { maxHeight: 220 } } } }}
      >
        {days.map((day) => (
          <MenuItem key={day} value={day}>
            <ListItemIcon>
              {chosen.includes(day) && <CheckIcon color="primary" />}
            </ListItemIcon>
            {day}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
