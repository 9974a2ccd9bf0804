import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ModalBasics() {
  const id = useId();
  const [open, setOpen] = useState(false);

  return (
    <Stack direction="row">
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Show my card
      </Button>
      <Modal open={open} onClose={() => setOpen(false)}>
        <Paper
          role="dialog"
          aria-modal="true"
          aria-labelledby={id}
          aria-describedby={`${id}-rules`}
          sx={{
            position: 'fixed',
            inset: 0,
            m: 'auto',
            width: 280,
            height: 'fit-content',
            p: 3,
          }}
        >
          <Typography id={id} variant="h6" component="h2">
            Member 0417
          </Typography>
          <Typography id={`${id}-rules`} sx={{ mb: 2 }}>
            Three tools at a time, two weeks each.
          </Typography>
          <Button variant="contained" onClick={() => setOpen(false)}>
            Close
          </Button>
        </Paper>
      </Modal>
    </Stack>
  );
}
