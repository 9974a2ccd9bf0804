import { useState } from 'react';
import Alert from '@mui/joy/Alert';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import WarningIcon from '@mui/icons-material/Warning';

const delays = [10, 25, 40];

export default function AlertAnnouncement() {
  const [count, setCount] = useState(0);
  const delay = delays[count - 1];

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Button
        variant="outlined"
        onClick={() => setCount((count + 1) % (delays.length + 1))}
      >
        Check the 9:05 to Fennick
      </Button>
      {delay === undefined ? null : (
        <Alert
          key={delay}
          color="warning"
          startDecorator={<WarningIcon />}
          sx={{ alignSelf: 'stretch' }}
        >
          The 9:05 to Fennick is {delay} minutes late.
        </Alert>
      )}
    </Stack>
  );
}
