import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Slide from '@mui/material/Slide';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function TransitionDialog() {
  const [open, setOpen] = useState(false);
  const lessMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const close = () => setOpen(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Share trip
      </Button>
      <Dialog
        open={open}
        onClose={close}
        slots={{ transition: Slide }}
        slotProps={{ transition: { direction: 'up' } }}
        transitionDuration={lessMotion ? 0 : undefined}
      >
        <DialogTitle>Share your trip</DialogTitle>
        <DialogContent>
          <DialogContentText>
            Everyone with the link sees the route and the dates, but not the
            price.
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Cancel</Button>
          <Button onClick={close}>Copy link</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
