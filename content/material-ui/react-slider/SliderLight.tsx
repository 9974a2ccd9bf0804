import { useId, useState } from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const lux = (position: number) => 100 * 2 ** position;
const text = (value: number) => `${value} lux`;

export default function SliderLight() {
  const id = useId();
  const [position, setPosition] = useState(5);

  return (
    <Stack sx={{ maxWidth: 320 }}>
      <Typography id={id}>Lamps turn on below {text(lux(position))}</Typography>
      <Slider
        aria-labelledby={id}
        getAriaValueText={text}
        min={0}
        max={9}
        shiftStep={3}
        marks
        scale={lux}
        value={position}
        onChange={(event, newPosition) => setPosition(newPosition)}
      />
    </Stack>
  );
}
