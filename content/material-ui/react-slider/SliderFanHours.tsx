import { useState } from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const shortest = 4;
const hour = (value: number) =>
  `${value % 12 || 12} ${value < 12 ? 'a.m.' : 'p.m.'}`;

export default function SliderFanHours() {
  const [[start, end], setHours] = useState<[number, number]>([9, 17]);

  return (
    <Stack sx={{ maxWidth: 320 }}>
      <Typography>
        Fans run from {hour(start)} to {hour(end)}
      </Typography>
      <Slider
        disableSwap
        getAriaLabel={(index) => (index === 0 ? 'Fans on' : 'Fans off')}
        getAriaValueText={hour}
        min={1}
        max={23}
        value={[start, end]}
        onChange={(event, [newStart = start, newEnd = end], activeThumb) =>
          setHours(
            activeThumb === 0
              ? [Math.min(newStart, end - shortest), end]
              : [start, Math.max(newEnd, start + shortest)],
          )
        }
      />
    </Stack>
  );
}
