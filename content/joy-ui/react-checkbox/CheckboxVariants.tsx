import Checkbox from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';

const rentals = [
  { variant: undefined, packed: 'Harness', missing: 'Helmet' },
  { variant: 'solid', packed: 'Shoes', missing: 'Socks' },
  { variant: 'soft', packed: 'Rope', missing: 'Quickdraws' },
  { variant: 'outlined', packed: 'Chalk', missing: 'Brush' },
  { variant: 'plain', packed: 'Tape', missing: 'Gloves' },
] as const;

export default function CheckboxVariants() {
  return (
    <Stack
      role="group"
      aria-label="Packing list"
      direction="row"
      spacing={3}
      useFlexGap
      sx={{ flexWrap: 'wrap' }}
    >
      {rentals.map(({ variant, packed, missing }) => (
        <Stack key={packed} spacing={1.5}>
          <Checkbox variant={variant} label={packed} defaultChecked />
          <Checkbox variant={variant} label={missing} />
        </Stack>
      ))}
    </Stack>
  );
}
