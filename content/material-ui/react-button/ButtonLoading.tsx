import { useEffect, useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import SaveIcon from '@mui/icons-material/Save';

export default function ButtonLoading() {
  const [status, setStatus] = useState<'idle' | 'saving' | 'saved'>('idle');

  // Stands in for a request that takes two seconds.
  useEffect(() => {
    if (status !== 'saving') {
      return undefined;
    }
    const timer = setTimeout(() => setStatus('saved'), 2000);
    return () => clearTimeout(timer);
  }, [status]);

  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Button
        variant="contained"
        startIcon={<SaveIcon />}
        loading={status === 'saving'}
        loadingPosition="start"
        onClick={() => setStatus('saving')}
      >
        Save changes
      </Button>
      <Typography role="status" variant="body2">
        {status === 'saving' && 'Saving…'}
        {status === 'saved' && 'All changes saved.'}
      </Typography>
    </Stack>
  );
}
