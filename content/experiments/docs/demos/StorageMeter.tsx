import { useId } from 'react';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';

const used = 62;
const total = 100;

export default function StorageMeter() {
  const id = useId();
  return (
    <Box sx={{ maxWidth: 360 }}>
      <Typography id={id} gutterBottom>
        Photo storage
      </Typography>
      <LinearProgress
        variant="determinate"
        value={(used / total) * 100}
        aria-labelledby={id}
        sx={{ height: 8, borderRadius: 1 }}
      />
      <Typography variant="body2" sx={{ mt: 1 }}>
        {used} of {total} GB used
      </Typography>
    </Box>
  );
}
