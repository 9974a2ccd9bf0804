import { useId } from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

export default function SelectListWidth() {
  const id = useId();

  return (
    <FormControl fullWidth sx={{ maxWidth: 320 }}>
      <InputLabel id={`${id}-label`}>Cap size</InputLabel>
      <Select
        autoWidth
        labelId={`${id}-label`}
        id={id}
        label="Cap size"
        defaultValue="M"
      >
        <MenuItem value="S">S</MenuItem>
        <MenuItem value="M">M</MenuItem>
        <MenuItem value="L">L</MenuItem>
      </Select>
    </FormControl>
  );
}
