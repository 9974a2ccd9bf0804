import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';

const moons = [
  { variant: 'solid', on: 'Europa', off: 'Io' },
  { variant: 'soft', on: 'Titan', off: 'Rhea' },
  { variant: 'outlined', on: 'Ariel', off: 'Oberon' },
  { variant: 'plain', on: 'Triton', off: 'Nereid' },
] as const;

export default function SwitchVariants() {
  return (
    <Stack
      role="group"
      aria-label="Visible moons"
      direction="row"
      spacing={4}
      useFlexGap
      sx={{ flexWrap: 'wrap' }}
    >
      {moons.map(({ variant, on, off }) => (
        <Stack key={variant} spacing={2}>
          {[on, off].map((moon) => (
            <FormControl key={moon} orientation="horizontal" sx={{ gap: 1.5 }}>
              <FormLabel>{moon}</FormLabel>
              <Switch variant={variant} defaultChecked={moon === on} />
            </FormControl>
          ))}
        </Stack>
      ))}
    </Stack>
  );
}
