import { useState } from 'react';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';

export default function SnackbarOneByOne() {
  const [messages, setMessages] = useState<string[]>([]);
  const [shown, setShown] = useState(0);
  const [leaving, setLeaving] = useState(false);
  const say = (message: string) => setMessages([...messages, message]);

  return (
    <>
      <Stack direction="row" spacing={2}>
        <Button onClick={() => say('The compost is turned.')}>Compost</Button>
        <Button onClick={() => say('The rain barrel is empty.')}>Barrel</Button>
      </Stack>
      <Snackbar
        key={shown}
        open={shown < messages.length && !leaving}
        autoHideDuration={5000}
        message={messages[shown]}
        onClose={(event, reason) => {
          if (reason !== 'clickaway') {
            setLeaving(true);
          }
        }}
        slotProps={{
          transition: {
            onExited: () => {
              setLeaving(false);
              setShown((count) => count + 1);
            },
          },
        }}
      />
    </>
  );
}
