import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';

const total = 24;

export default function ProgressBasics() {
  const id = useId();
  const [shaped, setShaped] = useState(9);

  return (
    <Box sx={{ maxWidth: 400 }}>
      <Typography id={id}>Loaves shaped</Typography>
      <LinearProgress
        variant="determinate"
        value={(100 * shaped) / total}
        aria-labelledby={id}
        aria-valuetext={`${shaped} of ${total}`}
        sx={{ my: 1 }}
      />
      <Typography variant="body2">
        {shaped} of {total}
      </Typography>
      <Button
        onClick={() => setShaped(shaped === total ? 0 : shaped + 3)}
        sx={{ mt: 1 }}
      >
        {shaped === total ? 'Start the next batch' : 'Shape three more'}
      </Button>
    </Box>
  );
}
