import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function DialogResponsive() {
  const { breakpoints } = useTheme();
  const [open, setOpen] = useState(false);
  const small = useMediaQuery(breakpoints.down('sm'));
  const close = () => setOpen(false);

  return (
    <Stack direction="row">
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Read the synopsis
      </Button>
      <Dialog open={open} onClose={close} fullScreen={small}>
        <DialogTitle>The Lighthouse Clerk</DialogTitle>
        <DialogContent>
          <DialogContentText>
            A clerk is sent to close a lighthouse. The keeper has been dead for
            a year, and the lamp is lit every night.
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Close</Button>
        </DialogActions>
      </Dialog>
    </Stack>
  );
}
