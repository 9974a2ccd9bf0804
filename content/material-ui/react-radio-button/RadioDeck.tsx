import { useId, useState } from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function RadioDeck() {
  const id = useId();
  const [deck, setDeck] = useState('saloon');

  return (
    <FormControl>
      <FormLabel id={id}>Seat on the ferry</FormLabel>
      <RadioGroup
        aria-labelledby={id}
        aria-describedby={`${id}-help`}
        name="deck"
        value={deck}
        onChange={(event, newDeck) => setDeck(newDeck)}
      >
        <FormControlLabel value="sun" label="Sun deck" control={<Radio />} />
        <FormControlLabel value="saloon" label="Saloon" control={<Radio />} />
        <FormControlLabel
          value="quiet"
          label="Quiet room"
          control={<Radio />}
        />
        <FormControlLabel
          value="bow"
          label="Bow (closed in wind)"
          disabled
          control={<Radio />}
        />
      </RadioGroup>
      <FormHelperText id={`${id}-help`} role="status" sx={{ mx: 0 }}>
        {deck === 'sun' ? 'Bring a jacket' : 'Heated'}
      </FormHelperText>
    </FormControl>
  );
}
