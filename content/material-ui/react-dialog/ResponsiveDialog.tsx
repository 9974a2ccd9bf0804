import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';

export default function ResponsiveDialog() {
  const [open, setOpen] = useState(false);
  const theme = useTheme();
  const fullScreen = useMediaQuery(theme.breakpoints.down('sm'));
  const close = () => setOpen(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Review check-in
      </Button>
      <Dialog open={open} onClose={close} fullScreen={fullScreen}>
        <DialogTitle>Check in online</DialogTitle>
        <DialogContent>
          <DialogContentText>
            Confirm your arrival time and we prepare your key card. You need a
            passport or an identity card at the desk.
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Not now</Button>
          <Button onClick={close}>Check in</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
