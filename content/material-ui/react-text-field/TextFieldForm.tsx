import { type SyntheticEvent, useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const labels = { patient: 'Patient', doctor: 'Referred by' };
const names = Object.keys(labels) as (keyof typeof labels)[];

export default function TextFieldForm() {
  const [missing, setMissing] = useState<string[]>();

  const handleSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const empty = names.filter((name) => !data.get(name));
    setMissing(empty);
    form.querySelector<HTMLElement>(`[name="${empty[0]}"]`)?.focus();
  };

  return (
    <Stack
      component="form"
      noValidate
      onSubmit={handleSubmit}
      spacing={1}
      sx={{ maxWidth: 320 }}
    >
      {names.map((name) => (
        <TextField
          key={name}
          name={name}
          label={labels[name]}
          required
          error={missing?.includes(name)}
          helperText={missing?.includes(name) ? 'Enter a name.' : ' '}
        />
      ))}
      <Button type="submit" variant="contained">
        Request an appointment
      </Button>
      <Typography role="status">
        {missing?.length === 0 && 'Thank you. We’ll call you back today.'}
      </Typography>
    </Stack>
  );
}
