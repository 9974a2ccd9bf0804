import { useEffect, useState } from 'react';
import Backdrop from '@mui/material/Backdrop';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function BackdropBasics() {
  const [state, setState] = useState<'idle' | 'printing' | 'printed'>('idle');
  const printing = state === 'printing';

  // Simulates a printer that takes 2.5 seconds.
  useEffect(() => {
    if (!printing) {
      return undefined;
    }
    const timer = setTimeout(() => setState('printed'), 2500);
    return () => clearTimeout(timer);
  }, [printing]);

  return (
    <>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Button
          variant="contained"
          aria-disabled={printing}
          onClick={() => setState('printing')}
          sx={{ flexShrink: 0 }}
        >
          Print four tickets
        </Button>
        <Typography
          role="status"
          sx={{ minHeight: '3em', alignContent: 'center' }}
        >
          {printing && 'Printing…'}
          {state === 'printed' && 'Four tickets are printed.'}
        </Typography>
      </Stack>
      <Backdrop
        open={printing}
        unmountOnExit
        sx={{ zIndex: 'modal', color: 'common.white' }}
      >
        <CircularProgress color="inherit" aria-label="Printing" />
      </Backdrop>
    </>
  );
}
