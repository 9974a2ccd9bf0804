import { useId, useState } from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const degrees = (value: number) => `${value} °C`;

export default function SliderBasics() {
  const id = useId();
  const [target, setTarget] = useState(21);

  return (
    <Stack sx={{ maxWidth: 320 }}>
      <Typography id={id}>Warm house: {degrees(target)}</Typography>
      <Slider
        aria-labelledby={id}
        getAriaValueText={degrees}
        min={10}
        max={30}
        value={target}
        onChange={(event, newTarget) => setTarget(newTarget)}
      />
    </Stack>
  );
}
