import { useId } from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const settings = [
  { name: 'Heat below', track: 'normal', value: 16, min: 0, max: 40 },
  {
    name: 'Open the doors above',
    track: 'inverted',
    value: 28,
    min: 0,
    max: 40,
  },
  {
    name: 'Difference from outside',
    track: false,
    value: 0,
    min: -20,
    max: 20,
  },
] as const;
const degrees = (value: number) => `${value} °C`;

export default function SliderTracks() {
  const id = useId();

  return (
    <Stack spacing={1} sx={{ maxWidth: 320 }}>
      {settings.map(({ name, track, value, min, max }, index) => (
        <div key={name}>
          <Typography id={`${id}-${index}`}>{name}</Typography>
          <Slider
            aria-labelledby={`${id}-${index}`}
            getAriaValueText={degrees}
            valueLabelDisplay="auto"
            valueLabelFormat={degrees}
            track={track}
            defaultValue={value}
            min={min}
            max={max}
          />
        </div>
      ))}
    </Stack>
  );
}
