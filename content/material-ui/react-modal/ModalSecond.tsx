import { useState } from 'react';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const surface = {
  position: 'fixed',
  inset: 0,
  m: 'auto',
  height: 'fit-content',
  p: 3,
} as const;

export default function ModalSecond() {
  const [opened, setOpened] = useState(0);
  const back = () => setOpened(opened - 1);

  return (
    <Stack direction="row">
      <Button variant="outlined" onClick={() => setOpened(1)}>
        Return the drill
      </Button>
      <Modal open={opened > 0} onClose={back}>
        <Paper
          role="dialog"
          aria-modal="true"
          aria-label="Return"
          sx={{ ...surface, width: 320 }}
        >
          <Typography sx={{ mb: 2 }}>Put the drill on shelf 4.</Typography>
          <Button onClick={() => setOpened(2)}>Something is broken</Button>
          <Button onClick={back}>Done</Button>
          <Modal open={opened > 1} onClose={back}>
            <Paper
              role="dialog"
              aria-modal="true"
              aria-label="Broken"
              sx={{ ...surface, width: 240 }}
            >
              <Typography sx={{ mb: 2 }}>
                Attach a red tag, and we’ll repair it.
              </Typography>
              <Button onClick={back}>Back</Button>
            </Paper>
          </Modal>
        </Paper>
      </Modal>
    </Stack>
  );
}
