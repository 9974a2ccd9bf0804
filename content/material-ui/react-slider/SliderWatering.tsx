import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';

const minutes = (value: number) => `${value} minutes`;

export default function SliderWatering() {
  return (
    <Stack sx={{ maxWidth: 320, pt: 4 }}>
      <Slider
        aria-label="Watering"
        getAriaValueText={minutes}
        valueLabelDisplay="auto"
        valueLabelFormat={minutes}
        defaultValue={20}
        min={0}
        max={60}
        step={5}
        shiftStep={15}
        marks
      />
    </Stack>
  );
}
