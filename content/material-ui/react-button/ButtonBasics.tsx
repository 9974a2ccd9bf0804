import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ButtonBasics() {
  const [bikes, setBikes] = useState(2);

  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Button variant="contained" onClick={() => setBikes(bikes + 1)}>
        Check in a bike
      </Button>
      <Typography role="status">{bikes} in the workshop</Typography>
    </Stack>
  );
}
