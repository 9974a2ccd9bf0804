import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

const actions = [
  { color: 'primary', label: 'Announce the concert' },
  { color: 'neutral', label: 'Leave a note' },
  { color: 'success', label: 'Confirm the date' },
  { color: 'warning', label: 'Move the date' },
  { color: 'danger', label: 'Call off the concert' },
] as const;

export default function ButtonMeanings() {
  return (
    <Stack spacing={2}>
      {(['solid', 'outlined'] as const).map((variant) => (
        <Stack
          key={variant}
          direction="row"
          spacing={1.5}
          useFlexGap
          sx={{ flexWrap: 'wrap' }}
        >
          {actions.map(({ color, label }) => (
            <Button key={color} variant={variant} color={color}>
              {label}
            </Button>
          ))}
        </Stack>
      ))}
    </Stack>
  );
}
