import { useId } from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const values = ['Upper value', 'Lower value'];

export default function TextFieldPair() {
  const id = useId();

  return (
    <Stack role="group" aria-labelledby={id} spacing={1} sx={{ maxWidth: 320 }}>
      <Typography id={id}>Blood pressure</Typography>
      <Stack direction="row" spacing={1}>
        {values.map((value) => (
          <TextField
            key={value}
            hiddenLabel
            variant="filled"
            size="small"
            placeholder={value}
            slotProps={{
              htmlInput: { 'aria-label': value, inputMode: 'numeric' },
            }}
          />
        ))}
      </Stack>
    </Stack>
  );
}
