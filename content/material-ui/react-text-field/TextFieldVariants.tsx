import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function TextFieldVariants() {
  return (
    <Stack spacing={2} sx={{ maxWidth: 320 }}>
      <TextField label="Pharmacy" variant="outlined" />
      <TextField label="Pharmacy" variant="filled" />
      <TextField label="Pharmacy" variant="standard" />
    </Stack>
  );
}
