import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function DialogBasics() {
  const [open, setOpen] = useState(false);
  const [reserved, setReserved] = useState(false);
  const close = () => setOpen(false);

  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Reserve seats
      </Button>
      <Typography role="status">{reserved && 'Reserved.'}</Typography>
      <Dialog open={open} onClose={close}>
        <DialogTitle>Reserve two seats?</DialogTitle>
        <DialogContent>
          <DialogContentText>
            We’ll hold them at the box office until 7 p.m.
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Back</Button>
          <Button
            onClick={() => {
              setReserved(true);
              close();
            }}
          >
            Reserve
          </Button>
        </DialogActions>
      </Dialog>
    </Stack>
  );
}
