import { useState } from 'react';
import TextField from '@mui/material/TextField';

export default function TextFieldValidation() {
  const [number, setNumber] = useState('P-44');
  const [left, setLeft] = useState(true);
  const error = left && !/^P-\d{4}$/.test(number);

  return (
    <TextField
      label="Patient number"
      value={number}
      onChange={(event) => setNumber(event.target.value.toUpperCase())}
      onFocus={() => setLeft(false)}
      onBlur={() => setLeft(true)}
      error={error}
      helperText={
        error
          ? 'Enter P- and four digits, for example P-4471.'
          : 'It’s printed on your wristband.'
      }
      fullWidth
      sx={{ maxWidth: 320 }}
    />
  );
}
