import { useState } from 'react';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import SearchIcon from '@mui/icons-material/Search';
import VisibilityIcon from '@mui/icons-material/Visibility';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOff';

export default function TextFieldAdornments() {
  const [visible, setVisible] = useState(false);
  const search = (
    <InputAdornment position="start">
      <SearchIcon />
    </InputAdornment>
  );
  const kilograms = <InputAdornment position="end">kg</InputAdornment>;
  const toggle = (
    <InputAdornment position="end">
      <IconButton
        edge="end"
        aria-label="Show password"
        aria-pressed={visible}
        onClick={() => setVisible(!visible)}
      >
        {visible ? <VisibilityOffIcon /> : <VisibilityIcon />}
      </IconButton>
    </InputAdornment>
  );

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <TextField
        label="Search invoices"
        type="search"
        slotProps={{ input: { startAdornment: search } }}
      />
      <TextField
        label="Weight in kilograms"
        defaultValue="12.5"
        slotProps={{
          input: { endAdornment: kilograms },
          htmlInput: { inputMode: 'decimal' },
        }}
      />
      <TextField
        label="Password"
        type={visible ? 'text' : 'password'}
        autoComplete="current-password"
        slotProps={{ input: { endAdornment: toggle } }}
      />
    </Stack>
  );
}
