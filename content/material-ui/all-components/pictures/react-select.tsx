import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

export default function Picture() {
  return (
    <FormControl size="small" sx={{ width: 160 }}>
      <InputLabel>Size</InputLabel>
      <Select label="Size" value="m">
        <MenuItem value="m">Medium</MenuItem>
      </Select>
    </FormControl>
  );
}
