import { type SyntheticEvent, useState } from 'react';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

export default function SelectFormError() {
  const [reason, setReason] = useState('');
  const [message, setMessage] = useState('Choose a reason.');

  const handleSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setMessage(reason === '' ? 'Choose a reason.' : '');
    if (reason === '') {
      document.getElementById('select-reason')?.focus();
    }
  };

  return (
    <form
      noValidate
      onSubmit={handleSubmit}
      style={{ width: '100%', maxWidth: 320 }}
    >
      <Stack spacing={2}>
        <FormControl required error={message !== ''}>
          <InputLabel id="select-reason-label">Reason for return</InputLabel>
          <Select
            labelId="select-reason-label"
            id="select-reason"
            name="reason"
            label="Reason for return"
            aria-describedby="select-reason-help"
            value={reason}
            onChange={(event) => {
              setReason(event.target.value);
              setMessage('');
            }}
          >
            <MenuItem value="damaged">Arrived damaged</MenuItem>
            <MenuItem value="wrong">Wrong item</MenuItem>
            <MenuItem value="changed">Changed my mind</MenuItem>
          </Select>
          <FormHelperText id="select-reason-help">
            {message || 'We use it to sort returns.'}
          </FormHelperText>
        </FormControl>
        <Button type="submit" variant="contained">
          Request return
        </Button>
      </Stack>
    </form>
  );
}
