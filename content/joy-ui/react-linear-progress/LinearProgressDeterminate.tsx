import { useId, useState } from 'react';
import Button from '@mui/joy/Button';
import LinearProgress from '@mui/joy/LinearProgress';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const hives = 8;

export default function LinearProgressDeterminate() {
  const labelId = useId();
  const [inspected, setInspected] = useState(3);

  return (
    <Stack spacing={1.5} sx={{ maxWidth: 320 }}>
      <Typography id={labelId}>Spring inspection</Typography>
      <LinearProgress
        determinate
        value={(inspected / hives) * 100}
        aria-labelledby={labelId}
        aria-valuetext={`${inspected} of ${hives} hives`}
      />
      <Typography role="status" level="body-sm">
        {inspected} of {hives} hives inspected
      </Typography>
      <Button
        variant="outlined"
        onClick={() => setInspected(inspected < hives ? inspected + 1 : 0)}
      >
        {inspected < hives ? 'Next hive' : 'Start again'}
      </Button>
    </Stack>
  );
}
