import { useState } from 'react';
import Button from '@mui/joy/Button';
import DialogActions from '@mui/joy/DialogActions';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalDialog from '@mui/joy/ModalDialog';

export default function ModalBottomSheet() {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Share the exhibition
      </Button>
      <Modal open={open} onClose={() => setOpen(false)}>
        <ModalDialog
          sx={(theme) => ({
            [theme.breakpoints.down('sm')]: {
              inset: 'auto 0 0',
              maxWidth: 'none',
              borderRadius: '16px 16px 0 0',
              transform: 'none',
            },
          })}
        >
          <DialogTitle>Share the exhibition</DialogTitle>
          <DialogContent>Invite a friend to “Maps of the North”.</DialogContent>
          <DialogActions orientation="vertical">
            <Button fullWidth onClick={() => setOpen(false)}>
              Copy the link
            </Button>
            <Button fullWidth variant="soft" onClick={() => setOpen(false)}>
              Send an email
            </Button>
          </DialogActions>
        </ModalDialog>
      </Modal>
    </>
  );
}
