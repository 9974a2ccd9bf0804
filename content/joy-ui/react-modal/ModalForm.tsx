import { useState } from 'react';
import Button from '@mui/joy/Button';
import DialogActions from '@mui/joy/DialogActions';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Modal from '@mui/joy/Modal';
import ModalDialog from '@mui/joy/ModalDialog';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function ModalForm() {
  const [open, setOpen] = useState(false);
  const [guide, setGuide] = useState('');

  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      <Button onClick={() => setOpen(true)}>Assign a guide</Button>
      <Typography role="status" level="body-sm">
        {guide
          ? `${guide} leads the tour at 2 p.m.`
          : 'No guide at 2 p.m. yet.'}
      </Typography>
      <Modal open={open} onClose={() => setOpen(false)}>
        <ModalDialog>
          <DialogTitle>Assign a guide</DialogTitle>
          <DialogContent>
            The tour starts at 2 p.m. in the Map Room.
          </DialogContent>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              setGuide(String(new FormData(event.currentTarget).get('guide')));
              setOpen(false);
            }}
          >
            <FormControl required>
              <FormLabel>Name</FormLabel>
              <Input name="guide" autoComplete="off" autoFocus />
            </FormControl>
            <DialogActions buttonFlex={1}>
              <Button type="submit">Assign</Button>
              <Button
                variant="plain"
                color="neutral"
                onClick={() => setOpen(false)}
              >
                Cancel
              </Button>
            </DialogActions>
          </form>
        </ModalDialog>
      </Modal>
    </Stack>
  );
}
