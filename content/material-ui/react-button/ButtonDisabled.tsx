import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ButtonDisabled() {
  const [paid, setPaid] = useState(false);

  return (
    <Stack spacing={1} sx={{ maxWidth: 400 }}>
      <Stack direction="row" spacing={2}>
        <Button variant="outlined" onClick={() => setPaid(!paid)}>
          {paid ? 'Undo payment' : 'Record payment'}
        </Button>
        <Button variant="contained" disabled={!paid}>
          Hand over
        </Button>
      </Stack>
      <Typography role="status" variant="body2">
        {paid
          ? 'Paid. You can hand over the bike.'
          : 'Record the payment first.'}
      </Typography>
    </Stack>
  );
}
