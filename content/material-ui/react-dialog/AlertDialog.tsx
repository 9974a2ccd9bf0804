import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';

export default function AlertDialog() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setOpen(true)}>
        Cancel booking
      </Button>
      <Dialog
        open={open}
        onClose={close}
        aria-describedby="cancel-booking-text"
        slotProps={{ paper: { role: 'alertdialog' } }}
      >
        <DialogTitle>Cancel this booking?</DialogTitle>
        <DialogContent>
          <DialogContentText id="cancel-booking-text">
            Room 12 goes back on sale at once. Your deposit of $80 is refunded
            within five working days.
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={close} autoFocus>
            Keep booking
          </Button>
          <Button color="error" onClick={close}>
            Cancel booking
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
