import { useState } from 'react';
import Box from '@mui/joy/Box';
import Slider from '@mui/joy/Slider';
import Typography from '@mui/joy/Typography';

const format = (value: number) => `${value} minutes`;

export default function SliderCommitted() {
  const [saved, setSaved] = useState(10);

  return (
    <Box>
      <Slider
        aria-label="Autosave interval"
        getAriaValueText={format}
        defaultValue={10}
        min={5}
        max={60}
        step={5}
        valueLabelDisplay="auto"
        onChangeCommitted={(_event, value) => setSaved(value as number)}
      />
      <Typography role="status" level="body-sm">
        Saving the session every {format(saved)}
      </Typography>
    </Box>
  );
}
