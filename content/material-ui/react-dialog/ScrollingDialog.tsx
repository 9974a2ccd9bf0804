import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';

const clauses = Array.from({ length: 24 }, (_, index) => index + 1);

export default function ScrollingDialog() {
  const [open, setOpen] = useState(false);
  const [scroll, setScroll] = useState<DialogProps['scroll']>('paper');

  const openWith = (value: DialogProps['scroll']) => {
    setScroll(value);
    setOpen(true);
  };
  const close = () => setOpen(false);

  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button variant="outlined" onClick={() => openWith('paper')}>
        Scroll the content
      </Button>
      <Button variant="outlined" onClick={() => openWith('body')}>
        Scroll the dialog
      </Button>
      <Dialog
        open={open}
        onClose={close}
        scroll={scroll}
        aria-labelledby="rental-terms-title"
      >
        <DialogTitle id="rental-terms-title">Rental terms</DialogTitle>
        <DialogContent
          dividers
          {...(scroll === 'paper' && {
            role: 'region',
            tabIndex: 0,
            'aria-labelledby': 'rental-terms-title',
          })}
        >
          {clauses.map((clause) => (
            <DialogContentText key={clause} sx={{ mb: 2 }}>
              {clause}. The renter returns the vehicle with the same amount of
              fuel, at the agreed place and time. Later returns are charged by
              the hour.
            </DialogContentText>
          ))}
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Decline</Button>
          <Button onClick={close}>Accept</Button>
        </DialogActions>
      </Dialog>
    </Stack>
  );
}
