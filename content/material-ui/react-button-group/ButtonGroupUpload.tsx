import { useEffect, useRef, useState } from 'react';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ButtonGroupUpload() {
  const button = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<'ready' | 'sending' | 'sent'>('ready');
  const isSending = state === 'sending';

  useEffect(() => {
    // Restore the focus that the disabled button has lost.
    if (state === 'sent' && document.activeElement === document.body) {
      button.current?.focus();
    }
  }, [state]);

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <ButtonGroup aria-label="Contact sheet" variant="contained">
        <Button
          ref={button}
          loading={isSending}
          onClick={() => {
            setState('sending');
            setTimeout(() => setState('sent'), 1500);
          }}
        >
          Send to the lab
        </Button>
        <Button disabled={isSending} onClick={() => setState('ready')}>
          Start over
        </Button>
      </ButtonGroup>
      <Typography role="status">Contact sheet: {state}</Typography>
    </Stack>
  );
}
