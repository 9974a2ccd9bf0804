import { useEffect, useId, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';

export default function ProgressTimer() {
  const id = useId();
  const [left, setLeft] = useState(0);

  useEffect(() => {
    if (left === 0) {
      return undefined;
    }
    const timer = setTimeout(() => setLeft(left - 1), 40);
    return () => clearTimeout(timer);
  }, [left]);

  return (
    <Box sx={{ maxWidth: 400 }}>
      <Typography id={id}>Time left for the dough to rest</Typography>
      <LinearProgress
        variant="determinate"
        value={left}
        aria-labelledby={id}
        sx={{ my: 1, '& .MuiLinearProgress-bar': { transition: 'none' } }}
      />
      <Button onClick={() => setLeft(100)}>Start the timer</Button>
    </Box>
  );
}
