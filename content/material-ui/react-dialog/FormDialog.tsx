import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function FormDialog() {
  const [open, setOpen] = useState(false);
  const [guest, setGuest] = useState('Maya Lindqvist');
  const close = () => setOpen(false);

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Typography role="status">Booked for {guest}</Typography>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Change guest
      </Button>
      <Dialog open={open} onClose={close} fullWidth maxWidth="xs">
        <DialogTitle>Change guest</DialogTitle>
        <DialogContent>
          <form
            id="guest-form"
            onSubmit={(event) => {
              event.preventDefault();
              const data = new FormData(event.currentTarget);
              setGuest(String(data.get('name')));
              close();
            }}
          >
            <TextField
              id="guest-name"
              name="name"
              label="Full name"
              defaultValue={guest}
              autoComplete="name"
              margin="dense"
              autoFocus
              fullWidth
              required
            />
            <TextField
              id="guest-email"
              name="email"
              label="Email"
              type="email"
              autoComplete="email"
              margin="dense"
              fullWidth
            />
          </form>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Back</Button>
          <Button type="submit" form="guest-form">
            Save guest
          </Button>
        </DialogActions>
      </Dialog>
    </Stack>
  );
}
