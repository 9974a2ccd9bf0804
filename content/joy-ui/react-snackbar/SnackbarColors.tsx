import { useState } from 'react';
import Button from '@mui/joy/Button';
import Snackbar from '@mui/joy/Snackbar';
import Stack from '@mui/joy/Stack';
import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import ReportIcon from '@mui/icons-material/Report';

export default function SnackbarColors() {
  const [open, setOpen] = useState(false);
  const [isFull, setIsFull] = useState(false);

  const book = (full: boolean) => {
    setIsFull(full);
    setOpen(true);
  };

  return (
    <div>
      <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={() => book(false)}>
          Book Monday, 6 p.m.
        </Button>
        <Button variant="outlined" onClick={() => book(true)}>
          Book Friday, 6 p.m.
        </Button>
      </Stack>
      <div role="status">
        <Snackbar
          key={isFull ? 'full' : 'booked'}
          open={open}
          variant="soft"
          color={isFull ? 'danger' : 'success'}
          startDecorator={isFull ? <ReportIcon /> : <CheckCircleIcon />}
          autoHideDuration={6000}
          onClose={(_event, reason) => {
            if (reason !== 'clickaway') setOpen(false);
          }}
        >
          {isFull
            ? 'The Friday lesson is full.'
            : 'You joined the Monday lesson.'}
        </Snackbar>
      </div>
    </div>
  );
}
