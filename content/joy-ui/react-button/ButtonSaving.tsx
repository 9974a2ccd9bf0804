import { useEffect, useRef, useState } from 'react';
import Button from '@mui/joy/Button';
import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import SaveIcon from '@mui/icons-material/Save';

export default function ButtonSaving() {
  const button = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<'changed' | 'saving' | 'saved'>('changed');

  useEffect(() => {
    if (state === 'saving') {
      const timer = setTimeout(() => setState('saved'), 2000);
      return () => clearTimeout(timer);
    }
    // Restore focus to the button, unless users moved it while saving.
    if (state === 'saved' && document.activeElement === document.body) {
      button.current?.focus();
    }
    return undefined;
  }, [state]);

  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      <Button
        ref={button}
        startDecorator={<SaveIcon />}
        loading={state === 'saving'}
        loadingPosition="start"
        loadingIndicator={<CircularProgress aria-label="Saving" />}
        onClick={() => setState('saving')}
      >
        Save the seating plan
      </Button>
      <Typography role="status" level="body-sm" sx={{ minHeight: '1.5em' }}>
        {state === 'saved' ? 'Saved: 31 singers have a seat.' : ''}
      </Typography>
    </Stack>
  );
}
