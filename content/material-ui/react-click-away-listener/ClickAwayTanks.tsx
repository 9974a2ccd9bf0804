import { useState } from 'react';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Portal from '@mui/material/Portal';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

export default function ClickAwayTanks() {
  const [side, setSide] = useState<HTMLElement | null>(null);
  const [strict, setStrict] = useState(false);
  const [last, setLast] = useState('none');

  return (
    <Stack spacing={2}>
      <FormControlLabel
        label="Use the DOM tree"
        control={
          <Switch
            checked={strict}
            onChange={(event) => setStrict(event.target.checked)}
          />
        }
      />
      <Stack direction="row" spacing={2}>
        <ClickAwayListener
          disableReactTree={strict}
          onClickAway={() => setLast('away')}
        >
          <Paper
            role="presentation"
            variant="outlined"
            onClick={() => setLast('inside')}
            sx={{ p: 2 }}
          >
            <Button>Tank</Button>
            <Portal container={side}>
              <Button>Filter</Button>
            </Portal>
          </Paper>
        </ClickAwayListener>
        <Paper ref={setSide} variant="outlined" sx={{ p: 2 }} />
      </Stack>
      <Typography role="status">Last click: {last}</Typography>
    </Stack>
  );
}
