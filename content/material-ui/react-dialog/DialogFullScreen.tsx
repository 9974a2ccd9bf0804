import { useState } from 'react';
import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';

const cues = [
  'House lights down',
  'Curtain',
  'Wind machine on',
  'Ghost enters',
];

export default function DialogFullScreen() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <Stack direction="row">
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Open the cue sheet
      </Button>
      <Dialog open={open} onClose={close} fullScreen>
        <AppBar position="sticky">
          <Toolbar>
            <DialogTitle sx={{ flexGrow: 1, p: 0 }}>Cue sheet</DialogTitle>
            <Button color="inherit" onClick={close}>
              Done
            </Button>
          </Toolbar>
        </AppBar>
        <DialogContent>
          <ol>
            {cues.map((cue) => (
              <li key={cue}>{cue}</li>
            ))}
          </ol>
        </DialogContent>
      </Dialog>
    </Stack>
  );
}
