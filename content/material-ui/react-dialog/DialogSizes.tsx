import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

const widths = ['xs', 'sm', 'md'] as const;

export default function DialogSizes() {
  const [open, setOpen] = useState(false);
  const [maxWidth, setMaxWidth] = useState<(typeof widths)[number]>('sm');
  const [fullWidth, setFullWidth] = useState(true);

  return (
    <Stack direction="row">
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Try the widths
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        maxWidth={maxWidth}
        fullWidth={fullWidth}
      >
        <DialogTitle>Stage plan, {maxWidth}</DialogTitle>
        <DialogContent>
          <FormControlLabel
            label="fullWidth"
            control={
              <Switch
                checked={fullWidth}
                onChange={(event) => setFullWidth(event.target.checked)}
              />
            }
          />
        </DialogContent>
        <DialogActions>
          {widths.map((width) => (
            <Button key={width} onClick={() => setMaxWidth(width)}>
              {width}
            </Button>
          ))}
          <Button onClick={() => setOpen(false)}>Close</Button>
        </DialogActions>
      </Dialog>
    </Stack>
  );
}
