import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';

export default function RatingForm() {
  const id = useId();
  const [message, setMessage] = useState(' ');
  const missing = message.startsWith('Choose');

  return (
    <Stack
      component="form"
      spacing={1}
      sx={{ alignItems: 'flex-start' }}
      onSubmit={(event) => {
        event.preventDefault();
        const stars = new FormData(event.currentTarget).get('effort');
        setMessage(stars ? `${stars} of 5 sent.` : 'Choose at least one star.');
      }}
    >
      <FormControl component="fieldset" error={missing} aria-describedby={id}>
        <FormLabel component="legend">Was it worth the effort?</FormLabel>
        <Rating name="effort" onChange={() => setMessage(' ')} />
        <FormHelperText id={id} role="status" sx={{ mx: 0 }}>
          {message}
        </FormHelperText>
      </FormControl>
      <Button type="submit" variant="outlined">
        Send
      </Button>
    </Stack>
  );
}
