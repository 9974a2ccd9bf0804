import { useId } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function ReminderForm() {
  const id = useId();
  return (
    <Stack
      component="form"
      spacing={2}
      onSubmit={(event) => event.preventDefault()}
    >
      <TextField
        id={id}
        label="Email"
        type="email"
        autoComplete="email"
        required
        helperText="We’ll email you once, the day before."
      />
      <Button type="submit" variant="contained">
        Remind me
      </Button>
    </Stack>
  );
}
