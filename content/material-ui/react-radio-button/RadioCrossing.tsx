import { useId } from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

const crossings = ['One way', 'Round trip', 'Day pass'];

export default function RadioCrossing() {
  const id = useId();

  return (
    <FormControl>
      <FormLabel id={id}>Ticket</FormLabel>
      <RadioGroup
        row
        aria-labelledby={id}
        name="crossing"
        defaultValue="Round trip"
      >
        {crossings.map((crossing) => (
          <FormControlLabel
            key={crossing}
            value={crossing}
            label={crossing}
            control={<Radio />}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
