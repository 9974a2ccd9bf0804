import { useRef, useState, type FormEvent } from 'react';
import Button from '@mui/joy/Button';
import Checkbox from '@mui/joy/Checkbox';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function CheckboxValidation() {
  const input = useRef<HTMLInputElement>(null);
  const [signed, setSigned] = useState(false);
  const [state, setState] = useState<'editing' | 'error' | 'done'>('editing');
  const error = state === 'error';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setState(signed ? 'done' : 'error');
    if (!signed) input.current?.focus();
  };

  return (
    <Stack
      component="form"
      noValidate
      onSubmit={submit}
      spacing={2}
      sx={{ alignItems: 'flex-start' }}
    >
      <FormControl required error={error}>
        <Checkbox
          name="rules"
          label="I agree to the safety rules"
          checked={signed}
          onChange={(event) => {
            setSigned(event.target.checked);
            setState('editing');
          }}
          slotProps={{ input: { ref: input, 'aria-invalid': error } }}
        />
        <FormHelperText sx={error ? { color: 'danger.plainColor' } : null}>
          <span>
            {error ? 'Agree to check in. ' : 'Required to check in. '}
            <Link href="#validation" level="inherit" underline="always">
              Read the rules
            </Link>
          </span>
        </FormHelperText>
      </FormControl>
      <Button type="submit">Check in</Button>
      <Typography role="status" level="body-sm">
        {state === 'done' ? 'You are checked in.' : ''}
      </Typography>
    </Stack>
  );
}
