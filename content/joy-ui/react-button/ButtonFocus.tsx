import { useEffect, useRef, useState } from 'react';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function ButtonFocus() {
  const [isCheckedIn, setCheckedIn] = useState(false);
  const [isRunning, setRunning] = useState(false);
  const start = useRef<{ focusVisible(): void }>(null);

  useEffect(() => {
    if (isCheckedIn) start.current?.focusVisible();
  }, [isCheckedIn]);

  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      <Button
        variant="outlined"
        disabled={isCheckedIn}
        onClick={() => setCheckedIn(true)}
      >
        Check in 14 singers
      </Button>
      <Button
        action={start}
        disabled={!isCheckedIn}
        onClick={() => setRunning(!isRunning)}
      >
        {isRunning ? 'End the rehearsal' : 'Start the rehearsal'}
      </Button>
    </Stack>
  );
}
