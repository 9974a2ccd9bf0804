import { useId } from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

export default function SelectGroups() {
  const id = useId();

  return (
    <FormControl fullWidth sx={{ maxWidth: 320 }}>
      <InputLabel id={`${id}-label`}>Pool</InputLabel>
      <Select
        labelId={`${id}-label`}
        id={id}
        label="Pool"
        defaultValue="quarry"
      >
        <ListSubheader disableSticky>Indoor</ListSubheader>
        <MenuItem value="mill">Mill Street, 25 m</MenuItem>
        <MenuItem value="north">North End, 50 m</MenuItem>
        <ListSubheader disableSticky>Outdoor</ListSubheader>
        <MenuItem value="quarry">Old Quarry, 50 m</MenuItem>
        <MenuItem value="meadow">Meadow Park, 33 m</MenuItem>
      </Select>
    </FormControl>
  );
}
