import { useState } from 'react';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Snackbar from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import CloseIcon from '@mui/icons-material/Close';

export default function SnackbarUndo() {
  const [pots, setPots] = useState(12);
  const [open, setOpen] = useState(false);

  return (
    <>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Typography>{pots} seedlings to give away</Typography>
        <Button
          disabled={pots === 0}
          onClick={() => {
            setPots(pots - 1);
            setOpen(true);
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
            setOpen(false);
          }
        }}
        action={
          <>
            <Button
              color="inherit"
              size="small"
              onClick={() => {
                setPots(pots + 1);
                setOpen(false);
              }}
            >
              Put it back
            </Button>
            <IconButton
              color="inherit"
              size="small"
              aria-label="Close"
              onClick={() => setOpen(false)}
            >
              <CloseIcon fontSize="small" />
            </IconButton>
          </>
        }
      />
    </>
  );
}
