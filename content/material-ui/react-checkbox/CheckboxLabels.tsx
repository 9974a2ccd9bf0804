import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

export default function CheckboxLabels() {
  return (
    <FormGroup>
      <FormControlLabel
        control={<Checkbox defaultChecked />}
        label="Email me a receipt"
      />
      <FormControlLabel
        control={<Checkbox />}
        label="Send a reminder one day before"
      />
      <FormControlLabel
        required
        control={<Checkbox />}
        label="I accept the house rules"
      />
      <FormControlLabel
        disabled
        control={<Checkbox />}
        label="Late check-out (not available)"
      />
    </FormGroup>
  );
}
