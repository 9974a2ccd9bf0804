import { useEffect, useId, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ProgressOrders() {
  const id = useId();
  const [wait, setWait] = useState<number | null>(null);

  // Simulates a request.
  useEffect(() => {
    if (wait === null) {
      return undefined;
    }
    const timer = setTimeout(() => setWait(null), wait);
    return () => clearTimeout(timer);
  }, [wait]);

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Stack direction="row" spacing={1}>
        <Button onClick={() => setWait(400)}>Today (0.4 s)</Button>
        <Button onClick={() => setWait(3000)}>This year (3 s)</Button>
      </Stack>
      <Box
        role="status"
        aria-busy={wait !== null}
        aria-describedby={wait === null ? undefined : id}
        sx={{ minHeight: 48 }}
      >
        {wait === null ? (
          <Typography>Rye: 14 orders. Spelt: 6 orders.</Typography>
        ) : (
          <Box
            sx={{
              '@keyframes appear': { from: { visibility: 'hidden' } },
              animation: 'appear 800ms steps(1) backwards',
            }}
          >
            <CircularProgress id={id} aria-label="Orders are loading" />
          </Box>
        )}
      </Box>
    </Stack>
  );
}
