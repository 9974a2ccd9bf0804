import { useState, type FormEvent } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { FieldRule, Values } from '../order';

interface FieldsStepProps {
  fields: FieldRule[];
  /** What was entered before. */
  values: Values;
  onDone: (values: Values) => void;
  onBack?: () => void;
}

export default function FieldsStep({
  fields,
  values,
  onDone,
  onBack,
}: FieldsStepProps) {
  const [wrong, setWrong] = useState<string[]>([]);

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const entered = Object.fromEntries(
      fields.map(({ name }) => [name, String(data.get(name)).trim()]),
    );
    const mistakes = fields
      .filter(({ name, test }) => !test.test(entered[name] ?? ''))
      .map(({ name }) => name);
    setWrong(mistakes);
    if (mistakes.length > 0) {
      form.querySelector<HTMLInputElement>(`[name="${mistakes[0]}"]`)?.focus();
    } else {
      onDone(entered);
    }
  };

  return (
    <form noValidate onSubmit={handleSubmit}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        }}
      >
        {fields.map(({ name, label, autoComplete, half, mistake }) => (
          <TextField
            key={name}
            name={name}
            label={label}
            autoComplete={autoComplete}
            required
            defaultValue={values[name]}
            error={wrong.includes(name)}
            helperText={wrong.includes(name) && mistake}
            sx={{ gridColumn: half ? 'span 1' : 'span 2' }}
          />
        ))}
      </Box>
      <Stack direction="row" sx={{ justifyContent: 'flex-end', gap: 1, mt: 4 }}>
        {onBack && <Button onClick={onBack}>Back</Button>}
        <Button type="submit" variant="contained" size="large" disableElevation>
          Continue
        </Button>
      </Stack>
    </form>
  );
}
