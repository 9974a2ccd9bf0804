import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';

const tracks = [
  { variant: 'solid', label: 'Vocals', level: 80 },
  { variant: 'soft', label: 'Guitar', level: 65 },
  { variant: 'outlined', label: 'Bass', level: 50 },
  { variant: 'plain', label: 'Drums', level: 35 },
] as const;

export default function SliderVariants() {
  return (
    <Stack role="group" aria-label="Levels">
      {tracks.map(({ variant, label, level }) => (
        <Slider
          key={variant}
          variant={variant}
          aria-label={label}
          defaultValue={level}
        />
      ))}
    </Stack>
  );
}
