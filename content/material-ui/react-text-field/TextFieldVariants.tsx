import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function TextFieldVariants() {
  return (
    <Stack spacing={2} sx={{ maxWidth: 320 }}>
      <TextField label="Family doctor" variant="outlined" />
      <TextField label="Practice" variant="filled" />
      <TextField label="City" variant="standard" />
    </Stack>
  );
}
