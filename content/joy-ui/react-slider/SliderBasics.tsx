import { useId, useState } from 'react';
import Box from '@mui/joy/Box';
import Slider from '@mui/joy/Slider';
import Typography from '@mui/joy/Typography';

export default function SliderBasics() {
  const labelId = useId();
  const [gain, setGain] = useState(24);

  return (
    <Box>
      <Typography id={labelId} level="title-sm">
        Microphone gain
      </Typography>
      <Slider
        aria-labelledby={labelId}
        getAriaValueText={(value) => `${value} decibels`}
        max={60}
        value={gain}
        onChange={(_event, value) => setGain(value as number)}
      />
      <Typography level="body-sm">
        {gain} dB{gain > 48 && ', the signal can distort'}
      </Typography>
    </Box>
  );
}
