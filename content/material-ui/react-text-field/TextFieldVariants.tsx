import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function TextFieldVariants() {
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={2}
      sx={{ alignItems: { sm: 'flex-end' } }}
    >
      <TextField label="First name" variant="outlined" />
      <TextField label="Last name" variant="filled" />
      <TextField label="Company" variant="standard" />
    </Stack>
  );
}
