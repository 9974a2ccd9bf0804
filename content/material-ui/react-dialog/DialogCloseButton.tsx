import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import CloseIcon from '@mui/icons-material/Close';

export default function DialogCloseButton() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <Stack direction="row">
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Box office hours
      </Button>
      <Dialog open={open} onClose={close}>
        <DialogTitle sx={{ pr: 7 }}>Box office hours</DialogTitle>
        <IconButton
          aria-label="Close"
          onClick={close}
          sx={{ position: 'absolute', top: 12, right: 12 }}
        >
          <CloseIcon />
        </IconButton>
        <DialogContent>
          Open from noon to 6 p.m., and until the curtain rises on show days.
        </DialogContent>
      </Dialog>
    </Stack>
  );
}
