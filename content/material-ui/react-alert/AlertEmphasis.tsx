import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';

export default function AlertEmphasis() {
  return (
    <Stack spacing={1}>
      <Alert variant="filled" severity="error" role="note">
        Blasting at 7:30 a.m.: stay out of the west gully.
      </Alert>
      <Alert severity="error" role="note">
        The west gully lift opens at 10 a.m. at the earliest.
      </Alert>
      <Alert variant="outlined" severity="error" role="note">
        The hut in the west gully has no water today.
      </Alert>
    </Stack>
  );
}
