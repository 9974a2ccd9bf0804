import { useState, type FormEvent } from 'react';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function PopoverGuess() {
  const [button, setButton] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);
  const [answer, setAnswer] = useState('not solved');

  const enterAnswer = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const word = String(data.get('answer')).trim();
    if (word) {
      setAnswer(word);
      setOpen(false);
    }
  };

  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Typography role="status" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        4 down: {answer}
      </Typography>
      <Button
        ref={setButton}
        variant="outlined"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        Solve
      </Button>
      <Popover
        open={open}
        onClose={() => setOpen(false)}
        anchorEl={button}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Solve 4 down' } }}
      >
        <Stack
          component="form"
          direction="row"
          spacing={1}
          sx={{ p: 2 }}
          onSubmit={enterAnswer}
        >
          <TextField
            required
            autoFocus
            size="small"
            name="answer"
            label="Heats a house, five letters"
          />
          <Button type="submit">Enter</Button>
        </Stack>
      </Popover>
    </Stack>
  );
}
