import { useId } from 'react';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

export default function SelectLocked() {
  const id = useId();

  return (
    <Stack spacing={2} sx={{ maxWidth: 320 }}>
      <FormControl disabled>
        <InputLabel id={`${id}-sauna-label`}>Sauna</InputLabel>
        <Select
          labelId={`${id}-sauna-label`}
          id={`${id}-sauna`}
          label="Sauna"
          aria-describedby={`${id}-sauna-help`}
          defaultValue=""
        >
          <MenuItem value="evening">Evening</MenuItem>
        </Select>
        <FormHelperText id={`${id}-sauna-help`} disabled={false}>
          Closed until October 4.
        </FormHelperText>
      </FormControl>
      <FormControl>
        <InputLabel id={`${id}-trainer-label`}>Trainer</InputLabel>
        <Select
          readOnly
          labelId={`${id}-trainer-label`}
          id={`${id}-trainer`}
          label="Trainer"
          aria-describedby={`${id}-trainer-help`}
          defaultValue="yara"
        >
          <MenuItem value="yara">Yara Lindholm</MenuItem>
        </Select>
        <FormHelperText id={`${id}-trainer-help`}>
          Assigned by the club.
        </FormHelperText>
      </FormControl>
    </Stack>
  );
}
