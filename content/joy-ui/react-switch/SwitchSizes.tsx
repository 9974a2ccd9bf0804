import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';

const effects = [
  { size: 'sm', label: 'Comets' },
  { size: 'md', label: 'Meteors' },
  { size: 'lg', label: 'Aurora' },
] as const;

export default function SwitchSizes() {
  return (
    <Stack
      role="group"
      aria-label="Effects"
      direction="row"
      spacing={4}
      useFlexGap
      sx={{ flexWrap: 'wrap', alignItems: 'center' }}
    >
      {effects.map(({ size, label }) => (
        <FormControl
          key={size}
          size={size}
          orientation="horizontal"
          sx={{ gap: 1.5 }}
        >
          <FormLabel>{label}</FormLabel>
          <Switch defaultChecked />
        </FormControl>
      ))}
    </Stack>
  );
}
