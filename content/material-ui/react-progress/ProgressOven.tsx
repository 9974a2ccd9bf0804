import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const coldDegrees = 20;
const bakingDegrees = 240;

export default function ProgressOven() {
  const [degrees, setDegrees] = useState(185);
  const isHot = degrees === bakingDegrees;

  return (
    <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
      <Box sx={{ display: 'grid', placeItems: 'center' }}>
        <CircularProgress
          variant="determinate"
          size={80}
          value={
            (100 * (degrees - coldDegrees)) / (bakingDegrees - coldDegrees)
          }
          aria-label="Temperature of the oven"
          aria-valuetext={`${degrees} °C`}
          sx={{ gridArea: '1 / 1' }}
        />
        <Typography aria-hidden sx={{ gridArea: '1 / 1' }}>
          {degrees} °C
        </Typography>
      </Box>
      <Button onClick={() => setDegrees(isHot ? coldDegrees : degrees + 11)}>
        {isHot ? 'Cool down' : 'Heat up'}
      </Button>
    </Stack>
  );
}
