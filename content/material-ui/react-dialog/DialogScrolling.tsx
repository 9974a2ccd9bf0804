import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';

const scenes = Array.from({ length: 24 }, (_, index) => index + 1);

export default function DialogScrolling() {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [scroll, setScroll] = useState<'paper' | 'body'>('paper');
  const openWith = (value: 'paper' | 'body') => {
    setScroll(value);
    setOpen(true);
  };

  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button variant="outlined" onClick={() => openWith('paper')}>
        Scroll the content
      </Button>
      <Button variant="outlined" onClick={() => openWith('body')}>
        Scroll the dialog
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        scroll={scroll}
        aria-labelledby={id}
      >
        <DialogTitle id={id}>Rehearsal schedule</DialogTitle>
        <DialogContent dividers role="region" aria-labelledby={id} tabIndex={0}>
          {scenes.map((scene) => (
            <DialogContentText key={scene} gutterBottom>
              Scene {scene}: read-through on Monday, off book on Thursday, and a
              run with lights and sound the week after.
            </DialogContentText>
          ))}
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </DialogActions>
      </Dialog>
    </Stack>
  );
}
