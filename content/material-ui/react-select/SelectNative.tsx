import { useId } from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import Select from '@mui/material/Select';

export default function SelectNative() {
  const id = useId();

  return (
    <FormControl fullWidth sx={{ maxWidth: 320 }}>
      <InputLabel htmlFor={id}>Distance</InputLabel>
      <Select native id={id} label="Distance" defaultValue="100">
        <optgroup label="Short">
          <option value="50">50 m</option>
          <option value="100">100 m</option>
        </optgroup>
        <optgroup label="Long">
          <option value="800">800 m</option>
          <option value="1500">1,500 m</option>
        </optgroup>
      </Select>
    </FormControl>
  );
}
