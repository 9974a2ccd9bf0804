import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

let calls = 0;

/** Rejects every other call. */
const sendToHeater = () =>
  new Promise<void>((resolve, reject) => {
    calls += 1;
    setTimeout(calls % 2 === 0 ? resolve : reject, 1000);
  });

export default function SwitchHeater() {
  const [isOn, setOn] = useState(false);
  const [isSending, setSending] = useState(false);
  const [message, setMessage] = useState('The heater is off');

  async function change(next: boolean) {
    setOn(next);
    setSending(true);
    setMessage('Sending…');
    try {
      await sendToHeater();
      setMessage(next ? 'The heater is on' : 'The heater is off');
    } catch {
      setOn(!next);
      setMessage('The barn didn’t answer. Try again.');
    }
    setSending(false);
  }

  return (
    <Stack sx={{ alignItems: 'flex-start' }}>
      <FormControlLabel
        label="Heater for the chicks"
        control={
          <Switch
            checked={isOn}
            onChange={(event) => {
              if (!isSending) {
                change(event.target.checked);
              }
            }}
            slotProps={{ input: { 'aria-busy': isSending } }}
          />
        }
      />
      <Typography role="status" variant="body2">
        {message}
      </Typography>
    </Stack>
  );
}
