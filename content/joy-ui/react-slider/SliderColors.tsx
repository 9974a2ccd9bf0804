import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';

const meters = [
  { color: 'primary', label: 'Reverb', level: 30 },
  { color: 'neutral', label: 'Room microphone', level: 45 },
  { color: 'success', label: 'Monitor level', level: 60 },
  { color: 'warning', label: 'Compressor', level: 75 },
  { color: 'danger', label: 'Limiter', level: 90 },
] as const;

export default function SliderColors() {
  return (
    <Stack role="group" aria-label="Master">
      {meters.map(({ color, label, level }) => (
        <Slider
          key={color}
          color={color}
          aria-label={label}
          defaultValue={level}
        />
      ))}
    </Stack>
  );
}
