import { useState } from 'react';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function ModalKept() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <Stack direction="row">
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Request a tool
      </Button>
      <Modal keepMounted open={open} onClose={close}>
        <Paper
          role="dialog"
          aria-modal="true"
          aria-label="Request a tool"
          sx={{
            position: 'fixed',
            inset: 0,
            m: 'auto',
            width: 300,
            height: 'fit-content',
            p: 3,
          }}
        >
          <TextField
            fullWidth
            multiline
            rows={3}
            label="What will you build with it?"
            sx={{ mb: 2 }}
          />
          <Button onClick={close}>Later</Button>
        </Paper>
      </Modal>
    </Stack>
  );
}
