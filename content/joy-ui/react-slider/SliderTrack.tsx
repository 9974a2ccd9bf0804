import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';

const pan = [
  { value: -50, label: 'L' },
  { value: 0, label: 'C' },
  { value: 50, label: 'R' },
];

export default function SliderTrack() {
  return (
    <Stack spacing={3}>
      <Slider
        aria-label="Pan"
        track={false}
        min={-50}
        max={50}
        defaultValue={-20}
        marks={pan}
      />
      <Slider
        aria-label="Noise gate"
        getAriaValueText={(value) => `${value} decibels`}
        track="inverted"
        min={-80}
        max={0}
        defaultValue={-55}
      />
    </Stack>
  );
}
