import { useId, useState } from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

export default function SelectBasics() {
  const id = useId();
  const [swimClass, setSwimClass] = useState('');

  return (
    <FormControl fullWidth sx={{ maxWidth: 320 }}>
      <InputLabel id={`${id}-label`}>Swim class</InputLabel>
      <Select
        labelId={`${id}-label`}
        id={id}
        label="Swim class"
        value={swimClass}
        onChange={(event) => setSwimClass(event.target.value)}
      >
        <MenuItem value="water">Water basics</MenuItem>
        <MenuItem value="crawl">Front crawl</MenuItem>
        <MenuItem value="rescue">Rescue skills</MenuItem>
        <MenuItem value="diving" disabled>
          Diving (full)
        </MenuItem>
      </Select>
    </FormControl>
  );
}
