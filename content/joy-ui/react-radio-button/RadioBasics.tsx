import { useState } from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

const minutes: Record<string, number> = {
  Checkup: 20,
  Vaccination: 10,
  'Dental cleaning': 60,
};

export default function RadioBasics() {
  const [visit, setVisit] = useState('Checkup');

  return (
    <FormControl>
      <FormLabel>Reason for your visit</FormLabel>
      <RadioGroup
        name="visit"
        value={visit}
        onChange={(event) => setVisit(event.target.value)}
      >
        {Object.keys(minutes).map((name) => (
          <Radio key={name} value={name} label={name} />
        ))}
      </RadioGroup>
      <FormHelperText role="status">
        Takes {minutes[visit]} minutes
      </FormHelperText>
    </FormControl>
  );
}
