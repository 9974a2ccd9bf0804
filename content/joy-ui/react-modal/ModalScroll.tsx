import { useState } from 'react';
import Button from '@mui/joy/Button';
import DialogActions from '@mui/joy/DialogActions';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import Modal from '@mui/joy/Modal';
import ModalDialog from '@mui/joy/ModalDialog';

const objects = Array.from({ length: 40 }, (_, index) => `Shell ${index + 1}`);

export default function ModalScroll() {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Packing list
      </Button>
      <Modal open={open} onClose={() => setOpen(false)}>
        <ModalDialog aria-describedby={undefined}>
          <DialogTitle>Packing list</DialogTitle>
          <DialogContent tabIndex={0} role="group" aria-label="Objects">
            <List>
              {objects.map((object) => (
                <ListItem key={object}>{object}</ListItem>
              ))}
            </List>
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setOpen(false)}>Done</Button>
          </DialogActions>
        </ModalDialog>
      </Modal>
    </>
  );
}
