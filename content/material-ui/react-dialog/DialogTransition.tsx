import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Slide from '@mui/material/Slide';
import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function DialogTransition() {
  const [open, setOpen] = useState(false);
  const lessMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const close = () => setOpen(false);

  return (
    <Stack direction="row">
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Raise the curtain
      </Button>
      <Dialog
        open={open}
        onClose={close}
        slots={{ transition: Slide }}
        slotProps={{ transition: { direction: 'up' } }}
        transitionDuration={lessMotion ? 0 : undefined}
      >
        <DialogTitle>Act one</DialogTitle>
        <DialogContent>
          <DialogContentText>Fog. A bell, far away.</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Close</Button>
        </DialogActions>
      </Dialog>
    </Stack>
  );
}
