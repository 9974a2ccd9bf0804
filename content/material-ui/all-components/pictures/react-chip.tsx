import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

export default function Picture() {
  return (
    <Stack direction="row" spacing={1}>
      <Chip label="Vegan" color="primary" />
      <Chip label="Nuts" variant="outlined" />
    </Stack>
  );
}
