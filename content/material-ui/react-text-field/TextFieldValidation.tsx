import { useState } from 'react';
import TextField from '@mui/material/TextField';

export default function TextFieldValidation() {
  const [code, setCode] = useState('BK-20');
  const [touched, setTouched] = useState(true);
  const invalid = touched && !/^BK-\d{5}$/.test(code);

  return (
    <TextField
      label="Booking number"
      value={code}
      onChange={(event) => setCode(event.target.value.toUpperCase())}
      onFocus={() => setTouched(false)}
      onBlur={() => setTouched(true)}
      error={invalid}
      helperText={
        invalid
          ? 'Enter BK- and five digits, for example BK-20871.'
          : 'You find it in the confirmation email.'
      }
      sx={{ width: '100%', maxWidth: 360 }}
    />
  );
}
