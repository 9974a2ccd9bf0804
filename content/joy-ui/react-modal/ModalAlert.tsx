import { useState } from 'react';
import Button from '@mui/joy/Button';
import DialogActions from '@mui/joy/DialogActions';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalDialog from '@mui/joy/ModalDialog';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function ModalAlert() {
  const [open, setOpen] = useState(false);
  const [canceled, setCanceled] = useState(false);

  const close = () => setOpen(false);
  const cancelTour = () => {
    setCanceled(true);
    close();
  };

  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      <Button variant="outlined" color="danger" onClick={() => setOpen(true)}>
        Cancel the tour
      </Button>
      <Typography role="status" level="body-sm">
        {canceled ? 'The tour is canceled.' : '14 people have booked the tour.'}
      </Typography>
      <Modal open={open} onClose={close}>
        <ModalDialog role="alertdialog">
          <DialogTitle>Cancel the tour?</DialogTitle>
          <DialogContent>All 14 guests will receive a refund.</DialogContent>
          <DialogActions>
            <Button color="danger" onClick={cancelTour}>
              Cancel the tour
            </Button>
            <Button variant="plain" color="neutral" autoFocus onClick={close}>
              Keep the tour
            </Button>
          </DialogActions>
        </ModalDialog>
      </Modal>
    </Stack>
  );
}
