import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function AlertAction() {
  const [watching, setWatching] = useState(false);

  return (
    <Stack spacing={1} sx={{ maxWidth: 480 }}>
      <Alert
        severity="error"
        role="note"
        action={
          <Button
            color="inherit"
            size="small"
            aria-pressed={watching}
            onClick={() => setWatching(!watching)}
          >
            Watch
          </Button>
        }
      >
        The road to the upper parking lot is closed.
      </Alert>
      <Typography role="status" variant="body2">
        {watching
          ? 'We’ll notify you when it opens.'
          : 'Notifications are off.'}
      </Typography>
    </Stack>
  );
}
