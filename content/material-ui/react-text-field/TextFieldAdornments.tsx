import { useState } from 'react';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import VisibilityIcon from '@mui/icons-material/Visibility';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOff';

export default function TextFieldAdornments() {
  const [shown, setShown] = useState(false);
  const unit = <InputAdornment position="end">°C</InputAdornment>;
  const reveal = (
    <InputAdornment position="end">
      <IconButton
        edge="end"
        aria-label="Show the PIN"
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
      >
        {shown ? <VisibilityOffIcon /> : <VisibilityIcon />}
      </IconButton>
    </InputAdornment>
  );

  return (
    <Stack spacing={2} sx={{ maxWidth: 320 }}>
      <TextField
        label="Temperature in degrees Celsius"
        slotProps={{ input: { endAdornment: unit } }}
      />
      <TextField
        label="Medicine cabinet PIN"
        type={shown ? 'text' : 'password'}
        autoComplete="off"
        slotProps={{ input: { endAdornment: reveal } }}
      />
    </Stack>
  );
}
