import { useEffect, useId, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';

export default function ProgressTimer() {
  const id = useId();
  const [isRunning, setRunning] = useState(false);
  const [left, setLeft] = useState(100);
  const seconds = Math.ceil(left / 25);
  const text = seconds === 1 ? '1 second' : `${seconds} seconds`;

  useEffect(() => {
    if (!isRunning || left === 0) {
      return undefined;
    }
    const timer = setTimeout(() => setLeft(left - 1), 40);
    return () => clearTimeout(timer);
  }, [isRunning, left]);

  return (
    <Box sx={{ maxWidth: 400 }}>
      <Typography id={id}>Time left for the dough to rest</Typography>
      <LinearProgress
        variant="determinate"
        value={left}
        aria-labelledby={id}
        aria-valuetext={text}
        sx={{ my: 1, '& .MuiLinearProgress-bar': { transition: 'none' } }}
      />
      <Typography variant="body2">{text}</Typography>
      <Button
        onClick={() => {
          setRunning(true);
          setLeft(100);
        }}
      >
        Start the timer
      </Button>
      <Typography role="status" variant="body2">
        {left === 0 && 'The dough has rested.'}
      </Typography>
    </Box>
  );
}
