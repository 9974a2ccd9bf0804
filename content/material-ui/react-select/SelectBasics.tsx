import { useId, useState } from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

export default function SelectBasics() {
  const id = useId();
  const [course, setCourse] = useState('');

  return (
    <FormControl fullWidth sx={{ maxWidth: 320 }}>
      <InputLabel id={`${id}-label`}>Swimming course</InputLabel>
      <Select
        labelId={`${id}-label`}
        id={id}
        label="Swimming course"
        value={course}
        onChange={(event) => setCourse(event.target.value)}
      >
        <MenuItem value="water">Getting used to water</MenuItem>
        <MenuItem value="crawl">Front crawl</MenuItem>
        <MenuItem value="rescue">Rescue badge</MenuItem>
        <MenuItem value="diving" disabled>
          Diving (full)
        </MenuItem>
      </Select>
    </FormControl>
  );
}
