import { useId } from 'react';
import FilledInput from '@mui/material/FilledInput';
import FormControl, { useFormControl } from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';

function HelpWhileTyping({ id }: { id: string }) {
  const { focused } = useFormControl() ?? {};

  return (
    <FormHelperText id={id}>
      {focused ? 'Name, strength, and how often' : ' '}
    </FormHelperText>
  );
}

export default function TextFieldFromParts() {
  const id = useId();

  return (
    <FormControl variant="filled" fullWidth sx={{ maxWidth: 320 }}>
      <InputLabel htmlFor={id}>Medication</InputLabel>
      <FilledInput id={id} aria-describedby={`${id}-help`} />
      <HelpWhileTyping id={`${id}-help`} />
    </FormControl>
  );
}
