import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';

export default function SwitchRole() {
  return (
    <FormControlLabel
      label="Automatic water trough"
      control={<Switch slotProps={{ input: { role: 'switch' } }} />}
    />
  );
}
