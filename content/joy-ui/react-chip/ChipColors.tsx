import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';

const batches = [
  { color: 'neutral', state: 'Planned' },
  { color: 'primary', state: 'Rising' },
  { color: 'warning', state: 'In the oven' },
  { color: 'success', state: 'Ready' },
  { color: 'danger', state: 'Sold out' },
] as const;

export default function ChipColors() {
  return (
    <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {batches.map(({ color, state }) => (
        <Chip key={color} color={color}>
          {state}
        </Chip>
      ))}
    </Stack>
  );
}
