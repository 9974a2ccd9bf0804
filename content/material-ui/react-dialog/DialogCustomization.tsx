import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';

export default function DialogCustomization() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <Stack direction="row">
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Show the ticket
      </Button>
      <Dialog
        open={open}
        onClose={close}
        slotProps={{
          paper: { sx: { borderRadius: 3, borderTop: 6, minWidth: 280 } },
        }}
      >
        <DialogTitle>Row 4, seat 11</DialogTitle>
        <DialogContent>Doors open at 7 p.m.</DialogContent>
        <DialogActions>
          <Button onClick={close}>Close</Button>
        </DialogActions>
      </Dialog>
    </Stack>
  );
}
