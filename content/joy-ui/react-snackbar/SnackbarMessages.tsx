import { useState } from 'react';
import Button from '@mui/joy/Button';
import Snackbar from '@mui/joy/Snackbar';
import Stack from '@mui/joy/Stack';

const answers = [
  { text: 'la mesa', result: 'Correct. “La mesa” means table.' },
  { text: 'la silla', result: 'Not quite. “La silla” means chair.' },
];

export default function SnackbarMessages() {
  const [open, setOpen] = useState(false);
  const [count, setCount] = useState(0);
  const [result, setResult] = useState('');

  const check = (newResult: string) => {
    setResult(newResult);
    setCount(count + 1);
    setOpen(true);
  };

  return (
    <div>
      <Stack direction="row" spacing={1.5}>
        {answers.map((answer) => (
          <Button
            key={answer.text}
            variant="outlined"
            lang="es"
            onClick={() => check(answer.result)}
          >
            {answer.text}
          </Button>
        ))}
      </Stack>
      <div role="status">
        <Snackbar
          key={count}
          open={open}
          autoHideDuration={5000}
          resumeHideDuration={5000}
          onClose={(_event, reason) => {
            if (reason !== 'clickaway') setOpen(false);
          }}
          onUnmount={() => setResult('')}
        >
          {result}
        </Snackbar>
      </div>
    </div>
  );
}
