import { useRef, useState } from 'react';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ModalInPanel() {
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      <Paper
        ref={panel}
        variant="outlined"
        sx={{ position: 'relative', flex: 1, p: 2, minHeight: 150 }}
      >
        <Typography gutterBottom>Workbench</Typography>
        <Button onClick={() => setOpen(true)}>Reserve</Button>
        <Modal
          open={open}
          onClose={() => setOpen(false)}
          container={() => panel.current}
          disableEnforceFocus
          slotProps={{ backdrop: { sx: { position: 'absolute' } } }}
          sx={{ position: 'absolute' }}
        >
          <Paper
            role="dialog"
            aria-label="Reserved"
            sx={{ position: 'absolute', inset: 16, m: 'auto', p: 2 }}
          >
            <Typography gutterBottom>Reserved for May 9 at 2 p.m.</Typography>
            <Button onClick={() => setOpen(false)}>Done</Button>
          </Paper>
        </Modal>
      </Paper>
      <Paper variant="outlined" sx={{ flex: 1, p: 2 }}>
        <Typography gutterBottom>Lathe</Typography>
        <Button>Read the rules</Button>
      </Paper>
    </Stack>
  );
}
