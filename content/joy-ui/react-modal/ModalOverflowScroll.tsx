import { useState } from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';
import ModalOverflow from '@mui/joy/ModalOverflow';

const rooms = Array.from({ length: 40 }, (_, index) => `Room ${index + 1}`);

export default function ModalOverflowScroll() {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        All rooms
      </Button>
      <Modal open={open} onClose={() => setOpen(false)}>
        <ModalOverflow>
          <ModalDialog>
            <ModalClose autoFocus aria-label="Close" />
            <DialogTitle>All rooms</DialogTitle>
            <DialogContent>
              The museum has 40 rooms on three floors.
            </DialogContent>
            <List>
              {rooms.map((room) => (
                <ListItem key={room}>{room}</ListItem>
              ))}
            </List>
          </ModalDialog>
        </ModalOverflow>
      </Modal>
    </>
  );
}
