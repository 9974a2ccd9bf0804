import { useState } from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const names = ['At night', 'By day'];
const degrees = (value: number) => `${value} °C`;

export default function SliderDayAndNight() {
  const [limits, setLimits] = useState([14, 24]);

  return (
    <Stack sx={{ maxWidth: 320 }}>
      <Typography>Orchids: {limits.map(degrees).join(' to ')}</Typography>
      <Slider
        getAriaLabel={(index) => names[index] ?? ''}
        getAriaValueText={degrees}
        min={8}
        max={32}
        value={limits}
        onChange={(event, newLimits) => setLimits(newLimits)}
      />
    </Stack>
  );
}
