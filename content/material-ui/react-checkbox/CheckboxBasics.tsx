import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

export default function CheckboxBasics() {
  return (
    <FormGroup>
      <FormControlLabel
        label="My child is going on the trip"
        required
        control={<Checkbox name="trip" />}
      />
      <FormControlLabel
        label="Photos may go on the class page"
        control={<Checkbox name="photos" defaultChecked />}
      />
      <FormControlLabel
        label="Seat on the first bus (full)"
        disabled
        control={<Checkbox name="bus" />}
      />
    </FormGroup>
  );
}
