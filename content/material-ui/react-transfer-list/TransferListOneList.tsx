import { useState } from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';

const gear = [
  { name: 'Sleeping bag', kilos: 2 },
  { name: 'Down jacket', kilos: 1 },
  { name: 'Camera', kilos: 3 },
];

export default function TransferListOneList() {
  const [packed, setPacked] = useState(['Down jacket']);
  const kilos = gear.reduce(
    (sum, item) => sum + (packed.includes(item.name) ? item.kilos : 0),
    0,
  );

  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">Packed</FormLabel>
      {gear.map((item) => (
        <FormControlLabel
          key={item.name}
          label={`${item.name}, ${item.kilos} kg`}
          control={
            <Checkbox
              checked={packed.includes(item.name)}
              onChange={(event, isPacked) =>
                setPacked(
                  isPacked
                    ? [...packed, item.name]
                    : packed.filter((name) => name !== item.name),
                )
              }
            />
          }
        />
      ))}
      <FormHelperText role="status" sx={{ mx: 0 }}>
        {kilos} kg in the backpack
      </FormHelperText>
    </FormControl>
  );
}
