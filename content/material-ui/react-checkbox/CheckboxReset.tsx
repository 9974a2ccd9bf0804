import { useState } from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

export default function CheckboxReset() {
  const [resets, setResets] = useState(0);

  return (
    <form onReset={() => setResets(resets + 1)}>
      <FormGroup key={resets}>
        <FormControlLabel
          label="Vegetarian lunch"
          control={<Checkbox name="lunch" defaultChecked />}
        />
        <FormControlLabel
          label="Brings a bicycle"
          control={<Checkbox name="bicycle" />}
        />
      </FormGroup>
      <Button type="reset">Start over</Button>
    </form>
  );
}
