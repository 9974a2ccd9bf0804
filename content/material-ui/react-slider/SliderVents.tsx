import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';

const positions = [
  { value: 0, label: 'Closed' },
  { value: 25, label: 'Gap' },
  { value: 50, label: 'Half' },
  { value: 100, label: 'Open' },
];
const nameOf = (value: number) =>
  positions.find((position) => position.value === value)?.label ?? '';

export default function SliderVents() {
  return (
    <Stack sx={{ maxWidth: 320, px: 3 }}>
      <Slider
        aria-label="Roof vents"
        getAriaValueText={nameOf}
        defaultValue={25}
        step={null}
        marks={positions}
      />
    </Stack>
  );
}
