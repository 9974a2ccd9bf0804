import { useEffect, useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import SendIcon from '@mui/icons-material/Send';

export default function ButtonLoading() {
  const [status, setStatus] = useState<'idle' | 'sending' | 'sent'>('idle');

  // Stands in for a request that takes two seconds.
  useEffect(() => {
    if (status !== 'sending') {
      return undefined;
    }
    const timer = setTimeout(() => setStatus('sent'), 2000);
    return () => clearTimeout(timer);
  }, [status]);

  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Button
        variant="contained"
        startIcon={<SendIcon />}
        loading={status === 'sending'}
        loadingPosition="start"
        onClick={() => setStatus('sending')}
      >
        Send the quote
      </Button>
      <Typography role="status" variant="body2">
        {status === 'sending' && 'Sending…'}
        {status === 'sent' && 'The quote is on its way.'}
      </Typography>
    </Stack>
  );
}
