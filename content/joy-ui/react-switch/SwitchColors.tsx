import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';

const controls = [
  { color: 'primary', label: 'Music', on: true },
  { color: 'neutral', label: 'Subtitles', on: true },
  { color: 'success', label: 'Exit signs', on: true },
  { color: 'warning', label: 'Maintenance mode', on: false },
  { color: 'danger', label: 'Laser projector', on: false },
] as const;

export default function SwitchColors() {
  return (
    <Stack role="group" aria-label="Dome controls" spacing={2}>
      {controls.map(({ color, label, on }) => (
        <FormControl key={color} orientation="horizontal">
          <FormLabel>{label}</FormLabel>
          <Switch color={color} defaultChecked={on} />
        </FormControl>
      ))}
    </Stack>
  );
}
