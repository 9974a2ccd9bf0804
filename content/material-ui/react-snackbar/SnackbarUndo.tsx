import { useRef, useState } from 'react';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Snackbar from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import CloseIcon from '@mui/icons-material/Close';

export default function SnackbarUndo() {
  const [pots, setPots] = useState(12);
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  // A focused action disappears with the snackbar.
  const returnFocus = (snackbar: HTMLElement) => {
    if (snackbar.contains(document.activeElement)) {
      button.current?.focus();
    }
  };

  return (
    <>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Typography>Seedlings to give away: {pots}</Typography>
        <Button
          ref={button}
          aria-disabled={pots === 0}
          onClick={() => {
            if (pots > 0) {
              setPots(pots - 1);
              setOpen(true);
            }
          }}
        >
          Take one
        </Button>
      </Stack>
      <Snackbar
        open={open}
        message="One seedling is yours."
        onClose={(event, reason) => {
          if (reason === 'escapeKeyDown') {
            close();
          }
        }}
        action={
          <>
            <Button
              color="inherit"
              size="small"
              onClick={() => {
                setPots(pots + 1);
                close();
              }}
            >
              Put it back
            </Button>
            <IconButton
              color="inherit"
              size="small"
              aria-label="Close"
              onClick={close}
            >
              <CloseIcon fontSize="small" />
            </IconButton>
          </>
        }
        slotProps={{ transition: { onExited: returnFocus } }}
      />
    </>
  );
}
