import { useState } from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';

export default function ModalCustomization() {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Museum shop
      </Button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{ backdrop: { sx: { backdropFilter: 'none' } } }}
      >
        <ModalDialog
          minWidth={400}
          sx={{
            '--Card-padding': '2rem',
            '--Card-radius': '20px',
            '--ModalClose-inset': '1rem',
            '--DialogContent-color': 'inherit',
            borderTop: '8px solid',
            borderTopColor: 'primary.outlinedBorder',
          }}
        >
          <ModalClose aria-label="Close" />
          <DialogTitle>Museum shop</DialogTitle>
          <DialogContent>
            Postcards, books, and replicas of old maps.
          </DialogContent>
        </ModalDialog>
      </Modal>
    </>
  );
}
