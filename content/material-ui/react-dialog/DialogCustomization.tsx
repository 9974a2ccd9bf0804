import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import CloseIcon from '@mui/icons-material/Close';

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
        <DialogTitle sx={{ pr: 7 }}>Row 4, seat 11</DialogTitle>
        <IconButton
          aria-label="Close"
          onClick={close}
          sx={{ position: 'absolute', top: 12, right: 12 }}
        >
          <CloseIcon />
        </IconButton>
        <DialogContent>Doors open at 7 p.m.</DialogContent>
      </Dialog>
    </Stack>
  );
}
