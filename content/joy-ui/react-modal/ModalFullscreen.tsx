import { useState } from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';

export default function ModalFullscreen() {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Read the letter
      </Button>
      <Modal open={open} onClose={() => setOpen(false)}>
        <ModalDialog layout="fullscreen" size="lg">
          <ModalClose aria-label="Close" />
          <DialogTitle>Letter from Ada Lindqvist, May 4, 1871</DialogTitle>
          <DialogContent>
            The ship reached the harbor this morning with all of the crates dry.
            I have counted 212 shells and written a label for each of them.
          </DialogContent>
        </ModalDialog>
      </Modal>
    </>
  );
}
