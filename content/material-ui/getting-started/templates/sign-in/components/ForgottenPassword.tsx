import { useState, type FormEvent } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';

export default function ForgottenPassword() {
  const [open, setOpen] = useState(false);
  const [sent, setSent] = useState(false);

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSent(true);
  };

  return (
    <>
      <Button fullWidth onClick={() => setOpen(true)} sx={{ mt: 1 }}>
        Forgot your password?
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{
          transition: { onExited: () => setSent(false) },
        }}
      >
        <form onSubmit={handleSubmit}>
          <DialogTitle>Reset your password</DialogTitle>
          <DialogContent>
            <DialogContentText role="status" sx={{ mb: 2 }}>
              {sent
                ? 'If an account uses this address, a link is on its way.'
                : 'We’ll email you a link that works for one hour.'}
            </DialogContentText>
            {!sent && (
              <TextField
                autoFocus
                fullWidth
                required
                name="address"
                type="email"
                label="Email"
                margin="dense"
              />
            )}
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setOpen(false)}>
              {sent ? 'Close' : 'Cancel'}
            </Button>
            {!sent && (
              <Button type="submit" variant="contained">
                Send link
              </Button>
            )}
          </DialogActions>
        </form>
      </Dialog>
    </>
  );
}
