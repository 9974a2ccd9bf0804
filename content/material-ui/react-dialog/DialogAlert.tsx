import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';

export default function DialogAlert() {
  const id = useId();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <Stack direction="row">
      <Button variant="outlined" color="error" onClick={() => setOpen(true)}>
        Call off the show
      </Button>
      <Dialog
        open={open}
        onClose={close}
        aria-describedby={id}
        slotProps={{ paper: { role: 'alertdialog' } }}
      >
        <DialogTitle>Call off tonight’s show?</DialogTitle>
        <DialogContent>
          <DialogContentText id={id}>
            We’ll notify all 214 guests and refund their tickets. You can’t undo
            this.
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={close} autoFocus>
            Keep the show
          </Button>
          <Button
            variant="contained"
            color="error"
            onClick={close}
            sx={{ bgcolor: 'error.dark', color: 'common.white' }}
          >
            Call it off
          </Button>
        </DialogActions>
      </Dialog>
    </Stack>
  );
}
