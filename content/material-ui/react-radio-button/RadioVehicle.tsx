import { useId, useRef, useState } from 'react';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';

const vehicles = ['On foot', 'Bicycle', 'Car up to 5 m'];

export default function RadioVehicle() {
  const id = useId();
  const firstRef = useRef<HTMLInputElement>(null);
  const [message, setMessage] = useState(' ');
  const error = message.startsWith('Choose');

  return (
    <Stack
      component="form"
      spacing={1}
      sx={{ alignItems: 'flex-start' }}
      onSubmit={(event) => {
        event.preventDefault();
        const vehicle = new FormData(event.currentTarget).get('vehicle');
        setMessage(
          vehicle ? `Booked: ${vehicle}` : 'Choose how you want to board.',
        );
        if (!vehicle) {
          firstRef.current?.focus();
        }
      }}
    >
      <FormControl error={error}>
        <FormLabel id={id}>How do you want to board?</FormLabel>
        <RadioGroup
          aria-labelledby={id}
          aria-describedby={`${id}-help`}
          name="vehicle"
          onChange={() => setMessage(' ')}
        >
          {vehicles.map((vehicle, index) => (
            <FormControlLabel
              key={vehicle}
              value={vehicle}
              label={vehicle}
              inputRef={index === 0 ? firstRef : undefined}
              control={<Radio />}
            />
          ))}
        </RadioGroup>
        <FormHelperText id={`${id}-help`} role="status" sx={{ mx: 0 }}>
          {message}
        </FormHelperText>
      </FormControl>
      <Button type="submit" variant="outlined">
        Book
      </Button>
    </Stack>
  );
}
