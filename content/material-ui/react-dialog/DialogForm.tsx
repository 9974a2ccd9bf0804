import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function DialogForm() {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [actor, setActor] = useState('Noor Haddad');
  const close = () => setOpen(false);

  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Button
        variant="outlined"
        onClick={() => setOpen(true)}
        sx={{ flexShrink: 0 }}
      >
        Recast the ghost
      </Button>
      <Typography role="status" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        Played by {actor}
      </Typography>
      <Dialog open={open} onClose={close} fullWidth maxWidth="xs">
        <DialogTitle>Recast the ghost</DialogTitle>
        <DialogContent>
          <form
            id={id}
            onSubmit={(event) => {
              event.preventDefault();
              const data = new FormData(event.currentTarget);
              const name = String(data.get('actor')).trim();
              if (name) {
                setActor(name);
                close();
              }
            }}
          >
            <TextField
              name="actor"
              label="Actor"
              defaultValue={actor}
              margin="dense"
              autoFocus
              fullWidth
              required
            />
          </form>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" form={id}>
            Save
          </Button>
        </DialogActions>
      </Dialog>
    </Stack>
  );
}
