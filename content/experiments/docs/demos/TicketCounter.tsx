import { useState } from 'react';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';

const most = 6;

export default function TicketCounter() {
  const [count, setCount] = useState(2);
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <IconButton
        aria-label="One ticket fewer"
        disabled={count === 1}
        onClick={() => setCount(count - 1)}
      >
        <RemoveIcon />
      </IconButton>
      <Typography component="output" sx={{ minWidth: 80, textAlign: 'center' }}>
        {count} {count === 1 ? 'ticket' : 'tickets'}
      </Typography>
      <IconButton
        aria-label="One ticket more"
        disabled={count === most}
        onClick={() => setCount(count + 1)}
      >
        <AddIcon />
      </IconButton>
    </Stack>
  );
}
