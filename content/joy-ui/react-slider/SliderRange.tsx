import { useState } from 'react';
import Box from '@mui/joy/Box';
import Slider from '@mui/joy/Slider';
import Typography from '@mui/joy/Typography';

const format = (bar: number) => `Bar ${bar}`;

export default function SliderRange() {
  const [loop, setLoop] = useState([9, 24]);

  return (
    <Box>
      <Slider
        getAriaLabel={(index) => `${index === 0 ? 'Start' : 'End'} of the loop`}
        getAriaValueText={format}
        min={1}
        max={64}
        value={loop}
        onChange={(_event, value) => setLoop(value as number[])}
        disableSwap
        valueLabelDisplay="auto"
        valueLabelFormat={format}
      />
      <Typography level="body-sm">
        Loop from bar {loop[0]} to bar {loop[1]}
      </Typography>
    </Box>
  );
}
