import { useId } from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

const plans = [
  { value: 'mornings', label: 'Mornings, $19 a month' },
  { value: 'always', label: 'Anytime we’re open, $34 a month' },
  { value: 'ten', label: 'Ten visits, $90' },
];

export default function PlanChoice() {
  const id = useId();

  return (
    <FormControl>
      <FormLabel id={id}>Membership</FormLabel>
      <RadioGroup aria-labelledby={id} name="plan" defaultValue="always">
        {plans.map((plan) => (
          <FormControlLabel key={plan.value} {...plan} control={<Radio />} />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
