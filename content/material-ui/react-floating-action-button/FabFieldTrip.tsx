import { useState } from 'react';
import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import VisibilityIcon from '@mui/icons-material/Visibility';

export default function FabFieldTrip() {
  const [start, setStart] = useState('');

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Fab variant="extended" color="primary" onClick={() => setStart('6:10')}>
        <VisibilityIcon sx={{ mr: 1 }} />
        Start the count
      </Fab>
      <Typography role="status">
        {start ? `Counting since ${start} a.m.` : 'Not started'}
      </Typography>
    </Stack>
  );
}
