import { useId } from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const settings = [
  { name: 'Heat below', track: 'normal', value: 16 },
  { name: 'Open the doors above', track: 'inverted', value: 28 },
  { name: 'Sensor offset', track: false, value: 20 },
] as const;

export default function SliderTracks() {
  const id = useId();

  return (
    <Stack spacing={1} sx={{ maxWidth: 320 }}>
      {settings.map(({ name, track, value }, index) => (
        <div key={name}>
          <Typography id={`${id}-${index}`}>{name}</Typography>
          <Slider
            aria-labelledby={`${id}-${index}`}
            track={track}
            defaultValue={value}
            max={40}
          />
        </div>
      ))}
    </Stack>
  );
}
