import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function StackBasics() {
  return (
    <Stack spacing={2} sx={{ maxWidth: 400 }}>
      <TextField label="Bouquet for" />
      <TextField label="Text on the card" multiline rows={2} />
      <Button variant="contained" sx={{ alignSelf: 'flex-start' }}>
        Add to order
      </Button>
    </Stack>
  );
}
