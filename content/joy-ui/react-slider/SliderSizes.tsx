import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';

export default function SliderSizes() {
  return (
    <Stack role="group" aria-label="Equalizer">
      <Slider size="sm" aria-label="Treble" defaultValue={60} />
      <Slider size="md" aria-label="Mids" defaultValue={45} />
      <Slider size="lg" aria-label="Bass" defaultValue={70} />
    </Stack>
  );
}
