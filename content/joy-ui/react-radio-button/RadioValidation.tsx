import { useRef, useState, type FormEvent } from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function RadioValidation() {
  const firstInput = useRef<HTMLInputElement>(null);
  const [answer, setAnswer] = useState('');
  const [state, setState] = useState<'editing' | 'error' | 'done'>('editing');
  const error = state === 'error';
  const color = error ? 'danger' : undefined;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setState(answer ? 'done' : 'error');
    if (!answer) firstInput.current?.focus();
  };

  return (
    <Stack component="form" onSubmit={submit} spacing={2} useFlexGap>
      <FormControl required error={error}>
        <FormLabel>Has your pet eaten today?</FormLabel>
        <RadioGroup
          name="eaten"
          value={answer}
          onChange={(event) => {
            setAnswer(event.target.value);
            setState('editing');
          }}
          aria-required
          aria-invalid={error}
        >
          <Radio
            value="yes"
            label="Yes"
            color={color}
            slotProps={{ input: { ref: firstInput } }}
          />
          <Radio value="no" label="No" color={color} />
        </RadioGroup>
        <FormHelperText sx={error ? { color: 'danger.plainColor' } : null}>
          {error ? 'Select an answer.' : 'Needed before any anesthesia.'}
        </FormHelperText>
      </FormControl>
      <Button type="submit" sx={{ alignSelf: 'flex-start' }}>
        Send
      </Button>
      <Typography role="status" level="body-sm">
        {state === 'done' ? 'We have your answer.' : ''}
      </Typography>
    </Stack>
  );
}
