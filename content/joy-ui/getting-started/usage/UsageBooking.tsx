import { useState, type FormEvent } from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function UsageBooking() {
  const [message, setMessage] = useState('');

  const book = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setMessage(`Booked for ${data.get('time')}, items: ${data.get('items')}`);
  };

  return (
    <Stack
      component="form"
      spacing={2}
      onSubmit={book}
      sx={{ maxWidth: 320, mx: 'auto' }}
    >
      <FormControl>
        <FormLabel>Time</FormLabel>
        <Input name="time" type="time" defaultValue="18:30" required />
      </FormControl>
      <FormControl>
        <FormLabel>Items</FormLabel>
        <Input
          name="items"
          type="number"
          defaultValue={2}
          slotProps={{ input: { min: 1, max: 4 } }}
          required
        />
      </FormControl>
      <Button type="submit">Book a repair</Button>
      <Typography role="status">{message}</Typography>
    </Stack>
  );
}
