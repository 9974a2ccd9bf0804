import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';

const widths = ['xs', 'sm', 'md', 'lg', 'xl'] as const;

export default function DialogSizes() {
  const [open, setOpen] = useState(false);
  const [fullWidth, setFullWidth] = useState(true);
  const [maxWidth, setMaxWidth] = useState<DialogProps['maxWidth']>('sm');
  const close = () => setOpen(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Try widths
      </Button>
      <Dialog
        open={open}
        onClose={close}
        fullWidth={fullWidth}
        maxWidth={maxWidth}
      >
        <DialogTitle>Dialog width</DialogTitle>
        <DialogContent>
          <TextField
            select
            id="dialog-max-width"
            label="maxWidth"
            value={maxWidth}
            onChange={(event) =>
              setMaxWidth(event.target.value as DialogProps['maxWidth'])
            }
            margin="dense"
            fullWidth
          >
            {widths.map((width) => (
              <MenuItem key={width} value={width}>
                {width}
              </MenuItem>
            ))}
          </TextField>
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
          <Button onClick={close}>Done</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
