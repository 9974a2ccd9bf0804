import { useId } from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const acidity = (value: number) => `pH ${value.toFixed(1)}`;

export default function SliderValueLabel() {
  const id = useId();

  return (
    <Stack spacing={5} sx={{ maxWidth: 320 }}>
      <Typography id={id}>Acidity of the potting soil</Typography>
      <Slider
        aria-labelledby={id}
        getAriaValueText={acidity}
        valueLabelDisplay="on"
        valueLabelFormat={acidity}
        defaultValue={5.5}
        min={4}
        max={8}
        step={0.1}
        shiftStep={0.5}
      />
    </Stack>
  );
}
