import { useState } from 'react';
import Button from '@mui/joy/Button';
import DialogActions from '@mui/joy/DialogActions';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';

export default function ModalNested() {
  const [isObjectOpen, setObjectOpen] = useState(false);
  const [isLenderOpen, setLenderOpen] = useState(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setObjectOpen(true)}>
        Astrolabe
      </Button>
      <Modal open={isObjectOpen} onClose={() => setObjectOpen(false)}>
        <ModalDialog>
          <ModalClose aria-label="Close the astrolabe" />
          <DialogTitle>Astrolabe</DialogTitle>
          <DialogContent>
            Brass, made around 1480. On loan until May.
          </DialogContent>
          <DialogActions>
            <Button variant="soft" onClick={() => setLenderOpen(true)}>
              Show the lender
            </Button>
          </DialogActions>
          <Modal open={isLenderOpen} onClose={() => setLenderOpen(false)}>
            <ModalDialog>
              <ModalClose aria-label="Close the lender" />
              <DialogTitle>Lender</DialogTitle>
              <DialogContent>Observatory of Vellmar</DialogContent>
            </ModalDialog>
          </Modal>
        </ModalDialog>
      </Modal>
    </>
  );
}
