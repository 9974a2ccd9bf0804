import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import Stack from '@mui/joy/Stack';

const groups = [
  {
    variant: 'outlined',
    name: 'Contour',
    actions: ['Trace', 'Smooth', 'Label'],
  },
  { variant: 'soft', name: 'Layer', actions: ['Raise', 'Lower', 'Merge'] },
  { variant: 'solid', name: 'Proof', actions: ['Print', 'Send', 'Archive'] },
  { variant: 'plain', name: 'History', actions: ['Undo', 'Redo'] },
] as const;

export default function ButtonGroupVariants() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      {groups.map(({ variant, name, actions }) => (
        <ButtonGroup key={variant} variant={variant} aria-label={name}>
          {actions.map((action) => (
            <Button key={action}>{action}</Button>
          ))}
        </ButtonGroup>
      ))}
    </Stack>
  );
}
