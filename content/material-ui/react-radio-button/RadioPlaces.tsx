import { useId } from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

const waves = ['Calm', 'Slight', 'Rough', 'High'];

export default function RadioPlaces() {
  const id = useId();

  return (
    <FormControl>
      <FormLabel id={id}>Sea today</FormLabel>
      <RadioGroup row aria-labelledby={id} name="sea" defaultValue="Slight">
        {waves.map((wave) => (
          <FormControlLabel
            key={wave}
            value={wave}
            label={wave}
            labelPlacement="bottom"
            control={<Radio size="small" color="default" />}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
