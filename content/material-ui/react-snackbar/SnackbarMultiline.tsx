import { useRef, useState } from 'react';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';

const message =
  'The tool shed is closed from June 2 to June 6. ' +
  'Bring back borrowed tools before that, or keep them until June 7.';

export default function SnackbarMultiline() {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // A focused action disappears with the snackbar.
  const returnFocus = (snackbar: HTMLElement) => {
    if (snackbar.contains(document.activeElement)) {
      button.current?.focus();
    }
  };

  return (
    <>
      <Button ref={button} variant="outlined" onClick={() => setOpen(true)}>
        Borrow a spade
      </Button>
      <Snackbar
        open={open}
        message={message}
        onClose={(event, reason) => {
          if (reason === 'escapeKeyDown') {
            setOpen(false);
          }
        }}
        action={
          <Button color="inherit" size="small" onClick={() => setOpen(false)}>
            Got it
          </Button>
        }
        slotProps={{ transition: { onExited: returnFocus } }}
        sx={{ maxWidth: { sm: 400 } }}
      />
    </>
  );
}
