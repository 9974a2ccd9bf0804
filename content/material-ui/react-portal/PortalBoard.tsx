import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Portal from '@mui/material/Portal';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

interface TrainProps {
  name: string;
  board: HTMLElement | null;
}

function Train({ name, board }: TrainProps) {
  const [running, setRunning] = useState(false);

  return (
    <>
      <FormControlLabel
        label={name}
        control={
          <Switch
            checked={running}
            onChange={(event) => setRunning(event.target.checked)}
          />
        }
      />
      {running && (
        <Portal container={board}>
          <p>{name} is on the track.</p>
        </Portal>
      )}
    </>
  );
}

export default function PortalBoard() {
  const [board, setBoard] = useState<HTMLElement | null>(null);

  return (
    <Stack spacing={2} sx={{ maxWidth: 320 }}>
      <Stack direction="row">
        <Train name="Freight" board={board} />
        <Train name="Tram" board={board} />
      </Stack>
      <Paper
        ref={setBoard}
        role="status"
        variant="outlined"
        sx={{ px: 2, minHeight: 100 }}
      />
    </Stack>
  );
}
