import { useState } from 'react';
import Chip from '@mui/joy/Chip';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

const cuts = ['Whole', 'Sliced', 'Half'];

export default function ChipChoice() {
  const [cut, setCut] = useState('Whole');

  return (
    <RadioGroup
      name="cut"
      aria-label="How to cut the loaf"
      orientation="horizontal"
      value={cut}
      onChange={(event) => setCut(event.target.value)}
      sx={{ gap: 1 }}
    >
      {cuts.map((value) => (
        <Chip
          key={value}
          size="lg"
          variant="plain"
          color={value === cut ? 'primary' : 'neutral'}
        >
          <Radio
            size="sm"
            variant={value === cut ? 'solid' : 'outlined'}
            color={value === cut ? 'primary' : 'neutral'}
            disableIcon
            overlay
            value={value}
            label={value}
          />
        </Chip>
      ))}
    </RadioGroup>
  );
}
