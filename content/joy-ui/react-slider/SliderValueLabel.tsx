import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';

const format = (value: number) => `${value}%`;

export default function SliderValueLabel() {
  return (
    <Stack spacing={3} sx={{ pt: 2 }}>
      <Slider
        aria-label="Headphone volume"
        defaultValue={70}
        valueLabelDisplay="on"
        valueLabelFormat={format}
        getAriaValueText={format}
      />
      <Slider
        aria-label="Talkback volume"
        defaultValue={45}
        valueLabelDisplay="auto"
        valueLabelFormat={format}
        getAriaValueText={format}
      />
    </Stack>
  );
}
