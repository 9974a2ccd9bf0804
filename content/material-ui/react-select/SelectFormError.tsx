import { type SyntheticEvent, useId, useState } from 'react';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

export default function SelectFormError() {
  const id = useId();
  const [group, setGroup] = useState('');
  const [sent, setSent] = useState(false);
  const missing = sent && group === '';

  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    setSent(true);
    if (group === '') {
      document.getElementById(id)?.focus();
    }
  };

  return (
    <Stack
      component="form"
      noValidate
      onSubmit={handleSubmit}
      spacing={2}
      sx={{ maxWidth: 320 }}
    >
      <FormControl required error={missing}>
        <InputLabel id={`${id}-label`}>Age group</InputLabel>
        <Select
          labelId={`${id}-label`}
          id={id}
          name="group"
          label="Age group"
          aria-describedby={`${id}-help`}
          value={group}
          onChange={(event) => {
            setGroup(event.target.value);
            setSent(false);
          }}
        >
          <MenuItem value="junior">12 and under</MenuItem>
          <MenuItem value="youth">13 to 17</MenuItem>
          <MenuItem value="adult">18 and over</MenuItem>
        </Select>
        <FormHelperText id={`${id}-help`} role="status">
          {missing
            ? 'Choose your age group.'
            : sent
              ? 'You are registered.'
              : 'Your age on the day of the swim meet.'}
        </FormHelperText>
      </FormControl>
      <Button type="submit" variant="outlined">
        Register
      </Button>
    </Stack>
  );
}
