import { useState } from 'react';
import TextField from '@mui/material/TextField';

const limit = 200;

export default function TextFieldMultiline() {
  const [text, setText] = useState('Headache since Sunday evening.');

  return (
    <TextField
      label="Symptoms"
      multiline
      minRows={2}
      maxRows={6}
      value={text}
      onChange={(event) => setText(event.target.value)}
      helperText={`${text.length} of ${limit} characters`}
      slotProps={{ htmlInput: { maxLength: limit } }}
      fullWidth
      sx={{ maxWidth: 480 }}
    />
  );
}
