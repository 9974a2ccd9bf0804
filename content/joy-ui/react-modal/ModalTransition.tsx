import { useState } from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';

export default function ModalTransition() {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Exhibit of the month
      </Button>
      <Modal
        keepMounted
        open={open}
        onClose={() => setOpen(false)}
        sx={{
          transition: 'opacity 300ms',
          '&.MuiModal-hidden': {
            opacity: 0,
            transition: 'opacity 300ms, visibility 300ms',
          },
          '@media (prefers-reduced-motion: reduce)': {
            '&, &.MuiModal-hidden': { transition: 'none' },
          },
        }}
      >
        <ModalDialog>
          <ModalClose aria-label="Close" />
          <DialogTitle>Exhibit of the month</DialogTitle>
          <DialogContent>A pocket globe from 1752, in Room 9.</DialogContent>
        </ModalDialog>
      </Modal>
    </>
  );
}
