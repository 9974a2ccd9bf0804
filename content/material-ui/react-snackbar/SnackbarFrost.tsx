import { useRef, useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';

export default function SnackbarFrost() {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  // A focused close button disappears with the snackbar.
  const returnFocus = (snackbar: HTMLElement) => {
    if (snackbar.contains(document.activeElement)) {
      button.current?.focus();
    }
  };

  return (
    <>
      <Button ref={button} variant="outlined" onClick={() => setOpen(true)}>
        Read the thermometer
      </Button>
      <Snackbar
        open={open}
        onClose={(event, reason) => {
          if (reason === 'escapeKeyDown') {
            close();
          }
        }}
        slotProps={{ transition: { onExited: returnFocus } }}
      >
        <Alert
          severity="warning"
          variant="outlined"
          elevation={6}
          onClose={close}
          sx={{ width: '100%', bgcolor: 'background.paper' }}
        >
          Frost tonight: cover the beans.
        </Alert>
      </Snackbar>
    </>
  );
}
