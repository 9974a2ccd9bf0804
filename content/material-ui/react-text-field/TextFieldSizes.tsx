import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function TextFieldSizes() {
  return (
    <Stack spacing={2} sx={{ maxWidth: 320 }}>
      <TextField label="Room" defaultValue="214" size="small" />
      <TextField label="Room" defaultValue="214" />
    </Stack>
  );
}
