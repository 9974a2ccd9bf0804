import { useState } from 'react';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ModalCustomization() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <Stack direction="row">
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Opening hours
      </Button>
      <Modal
        open={open}
        onClose={close}
        slotProps={{ backdrop: { sx: { backdropFilter: 'blur(6px)' } } }}
        sx={{ '& .MuiPaper-root': { borderRadius: '24px 24px 0 0' } }}
      >
        <Paper
          role="dialog"
          aria-modal="true"
          aria-label="Opening hours"
          sx={{ position: 'fixed', inset: 'auto 0 0', p: 3 }}
        >
          <Typography gutterBottom>Wednesdays, 4 to 8 p.m.</Typography>
          <Button onClick={close}>Close</Button>
        </Paper>
      </Modal>
    </Stack>
  );
}
