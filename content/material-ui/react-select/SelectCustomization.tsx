import { useId } from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import UnfoldMoreIcon from '@mui/icons-material/UnfoldMore';

export default function SelectCustomization() {
  const id = useId();

  return (
    <FormControl fullWidth sx={{ maxWidth: 320 }}>
      <InputLabel id={`${id}-label`}>Water temperature</InputLabel>
      <Select
        labelId={`${id}-label`}
        id={id}
        label="Water temperature"
        defaultValue="26"
        IconComponent={UnfoldMoreIcon}
        sx={{ borderRadius: 3, '& .MuiSelect-icon': { transform: 'none' } }}
        MenuProps={{ slotProps: { paper: { sx: { borderRadius: 3 } } } }}
      >
        <MenuItem value="24">24 °C</MenuItem>
        <MenuItem value="26">26 °C</MenuItem>
        <MenuItem value="30">30 °C</MenuItem>
      </Select>
    </FormControl>
  );
}
