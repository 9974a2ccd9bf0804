import { useState } from 'react';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';

export default function SnackbarCustomization() {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Book the shed
      </Button>
      <Snackbar
        open={open}
        autoHideDuration={5000}
        message="The shed is booked for Sunday."
        onClose={(event, reason) => {
          if (reason !== 'clickaway') {
            setOpen(false);
          }
        }}
        slotProps={{
          content: {
            sx: {
              color: 'primary.contrastText',
              bgcolor: 'primary.main',
              backgroundImage: 'none',
              borderRadius: 8,
              justifyContent: 'center',
            },
          },
        }}
      />
    </>
  );
}
