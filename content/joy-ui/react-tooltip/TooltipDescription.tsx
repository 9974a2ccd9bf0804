import { useState } from 'react';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Tooltip from '@mui/joy/Tooltip';
import Typography from '@mui/joy/Typography';

export default function TooltipDescription() {
  const [isOffered, setIsOffered] = useState(false);

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Tooltip
        describeChild
        title="Your opponent can accept until their next move."
      >
        <Button onClick={() => setIsOffered(true)}>Offer a draw</Button>
      </Tooltip>
      <Typography role="status" level="body-sm" sx={{ minHeight: 21 }}>
        {isOffered && 'You have offered a draw.'}
      </Typography>
    </Stack>
  );
}
