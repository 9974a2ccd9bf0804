import { useId } from 'react';
import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const channels = [
  { name: 'Piano', level: -6 },
  { name: 'Cello', level: -12 },
  { name: 'Voice', level: 0 },
];

export default function SliderVertical() {
  const id = useId();

  return (
    <Stack direction="row" spacing={3}>
      {channels.map(({ name, level }) => (
        <Stack key={name} spacing={1.5} sx={{ alignItems: 'center' }}>
          <Slider
            orientation="vertical"
            aria-labelledby={`${id}-${name}`}
            getAriaValueText={(value) => `${value} decibels`}
            defaultValue={level}
            min={-40}
            max={6}
            marks={[{ value: 0 }]}
            sx={{ height: 160 }}
          />
          <Typography id={`${id}-${name}`} level="body-sm">
            {name}
          </Typography>
        </Stack>
      ))}
    </Stack>
  );
}
