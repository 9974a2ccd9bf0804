import { useState } from 'react';
import Button from '@mui/joy/Button';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer from '@mui/joy/Drawer';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';
import Textarea from '@mui/joy/Textarea';

export default function DrawerUnsaved() {
  const [open, setOpen] = useState(false);
  const [note, setNote] = useState('Chain oiled.');
  const [draft, setDraft] = useState(note);
  const isChanged = draft !== note;

  function close(text: string) {
    setNote(text);
    setDraft(text);
    setOpen(false);
  }

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Repair note
      </Button>
      <Drawer
        anchor="right"
        open={open}
        onClose={() => {
          if (!isChanged) setOpen(false);
        }}
      >
        <DialogTitle>Repair note</DialogTitle>
        <Stack spacing={1.5} sx={{ p: 1.5 }}>
          <FormControl>
            <FormLabel>Note for bike 27</FormLabel>
            <Textarea
              minRows={3}
              value={draft}
              onChange={(event) => setDraft(event.target.value)}
            />
          </FormControl>
          <Button onClick={() => close(draft)}>Save</Button>
          <Button variant="plain" onClick={() => close(note)}>
            Discard
          </Button>
        </Stack>
      </Drawer>
    </>
  );
}
