import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';

const lamps = [
  { name: 'North bench', level: 80 },
  { name: 'Center', level: 55 },
  { name: 'South bench', level: 30 },
];
const percent = (level: number) => `${level}%`;

export default function SliderLamps() {
  return (
    <Stack direction="row" spacing={4} sx={{ height: 160 }}>
      {lamps.map(({ name, level }) => (
        <Slider
          key={name}
          orientation="vertical"
          aria-label={`Lamp, ${name}`}
          getAriaValueText={percent}
          valueLabelDisplay="auto"
          valueLabelFormat={percent}
          defaultValue={level}
        />
      ))}
    </Stack>
  );
}
