import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';

const lights = ['Moonlight', 'Candles', 'Thunderstorm', 'Blackout'];

export default function DialogConfirm() {
  const [light, setLight] = useState('Candles');
  const [draft, setDraft] = useState('');
  const close = () => setDraft('');

  return (
    <Stack direction="row">
      <Button variant="outlined" onClick={() => setDraft(light)}>
        Lighting: {light}
      </Button>
      <Dialog open={draft !== ''} onClose={close} maxWidth="xs">
        <DialogTitle>Lighting for act two</DialogTitle>
        <DialogContent dividers>
          <RadioGroup
            aria-label="Lighting"
            value={draft || light}
            onChange={(event) => setDraft(event.target.value)}
          >
            {lights.map((name) => (
              <FormControlLabel
                key={name}
                value={name}
                label={name}
                control={<Radio />}
              />
            ))}
          </RadioGroup>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Cancel</Button>
          <Button
            onClick={() => {
              setLight(draft);
              close();
            }}
          >
            Use this lighting
          </Button>
        </DialogActions>
      </Dialog>
    </Stack>
  );
}
