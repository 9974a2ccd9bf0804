import { useState } from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Textarea from '@mui/joy/Textarea';

export default function TextareaValidation() {
  const [reason, setReason] = useState('');
  const [touched, setTouched] = useState(false);
  const error = touched && reason.trim().length < 20;

  return (
    <FormControl required error={error} sx={{ maxWidth: 400 }}>
      <FormLabel>Reason for the correction</FormLabel>
      <Textarea
        error={error}
        minRows={2}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        onBlur={() => setTouched(true)}
      />
      <FormHelperText
        role="status"
        sx={error ? { color: 'danger.plainColor' } : undefined}
      >
        {error ? 'Enter at least 20 characters' : 'Printed below the letter'}
      </FormHelperText>
    </FormControl>
  );
}
