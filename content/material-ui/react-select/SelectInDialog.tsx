import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

export default function SelectInDialog() {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [buddy, setBuddy] = useState('Ines');

  return (
    <Stack direction="row">
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Training partner: {buddy}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        fullWidth
        maxWidth="xs"
      >
        <DialogTitle>Who swims with you?</DialogTitle>
        <DialogContent>
          <FormControl fullWidth margin="dense">
            <InputLabel id={`${id}-label`}>Partner</InputLabel>
            <Select
              labelId={`${id}-label`}
              id={id}
              label="Partner"
              value={buddy}
              onChange={(event) => setBuddy(event.target.value)}
            >
              <MenuItem value="Ines">Ines</MenuItem>
              <MenuItem value="Malik">Malik</MenuItem>
            </Select>
          </FormControl>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Done</Button>
        </DialogActions>
      </Dialog>
    </Stack>
  );
}
