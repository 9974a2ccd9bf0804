import { useEffect, useRef, useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import SendIcon from '@mui/icons-material/Send';

export default function ButtonLoading() {
  const button = useRef<HTMLButtonElement>(null);
  const [status, setStatus] = useState<'idle' | 'loading' | 'done'>('idle');

  // Simulates a request that takes two seconds.
  useEffect(() => {
    if (status === 'loading') {
      const timer = setTimeout(() => setStatus('done'), 2000);
      return () => clearTimeout(timer);
    }
    // A disabled button loses focus. Restore it, unless it has moved elsewhere.
    if (status === 'done' && document.activeElement === document.body) {
      button.current?.focus();
    }
    return undefined;
  }, [status]);

  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      <Button
        ref={button}
        variant="contained"
        startIcon={<SendIcon />}
        loading={status === 'loading'}
        loadingPosition="start"
        onClick={() => setStatus('loading')}
      >
        Send the quote
      </Button>
      <Typography role="status" variant="body2" sx={{ minHeight: '1.5em' }}>
        {status === 'loading' && 'Sending…'}
        {status === 'done' && 'The quote is on its way.'}
      </Typography>
    </Stack>
  );
}
