import { useState } from 'react';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function ButtonBasics() {
  const [coming, setComing] = useState(false);

  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      <Button onClick={() => setComing(!coming)}>
        {coming ? 'Give up my place' : 'Join the rehearsal'}
      </Button>
      <Typography role="status" level="body-sm">
        {coming
          ? '24 singers, and you are one of them.'
          : '23 singers so far on Thursday.'}
      </Typography>
    </Stack>
  );
}
