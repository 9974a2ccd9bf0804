import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';

export default function QuietCar() {
  return <FormControlLabel control={<Switch />} label="Quiet car" />;
}
