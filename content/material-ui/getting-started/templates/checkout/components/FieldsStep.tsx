import { useRef, useState, type FormEvent } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { FieldRule, Values } from '../order';

interface FieldsStepProps {
  fields: FieldRule[];
  /** Values from the last visit to this step. */
  values: Values;
  onDone: (values: Values) => void;
  onBack?: (values: Values) => void;
}

export default function FieldsStep({
  fields,
  values,
  onDone,
  onBack,
}: FieldsStepProps) {
  const [wrong, setWrong] = useState<string[]>([]);
  const form = useRef<HTMLFormElement>(null);

  const readValues = (): Values => {
    const data = new FormData(form.current ?? undefined);
    return Object.fromEntries(
      fields.map(({ name }) => [name, String(data.get(name)).trim()]),
    );
  };

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const entered = readValues();
    const mistakes = fields
      .filter(({ name, test }) => !test.test(entered[name] ?? ''))
      .map(({ name }) => name);
    setWrong(mistakes);
    const [first] = mistakes;
    if (first) {
      form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    } else {
      onDone(entered);
    }
  };

  return (
    <form ref={form} noValidate onSubmit={handleSubmit}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        }}
      >
        {fields.map(({ name, label, half, mistake, ...field }) => (
          <TextField
            key={name}
            name={name}
            label={label}
            autoComplete={field.autoComplete}
            required
            defaultValue={values[name]}
            error={wrong.includes(name)}
            helperText={wrong.includes(name) && mistake}
            slotProps={{ htmlInput: { inputMode: field.keyboard } }}
            sx={{ gridColumn: half ? 'span 1' : 'span 2' }}
          />
        ))}
      </Box>
      <Stack direction="row" sx={{ justifyContent: 'flex-end', gap: 1, mt: 4 }}>
        {onBack && <Button onClick={() => onBack(readValues())}>Back</Button>}
        <Button type="submit" variant="contained" size="large" disableElevation>
          Continue
        </Button>
      </Stack>
    </form>
  );
}
