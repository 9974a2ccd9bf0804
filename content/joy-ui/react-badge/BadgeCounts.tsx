import Badge from '@mui/joy/Badge';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import InventoryIcon from '@mui/icons-material/Inventory2';

const shelves = [
  { label: 'Shelf A, no parcels', count: 0 },
  { label: 'Shelf B, no parcels', count: 0, showZero: true },
  { label: 'Shelf C, 140 parcels', count: 140 },
  { label: 'Shelf D, 140 parcels', count: 140, max: 999 },
];

export default function BadgeCounts() {
  return (
    <Stack spacing={3} sx={{ '--Icon-fontSize': '2rem' }}>
      {shelves.map(({ label, count, showZero, max }) => (
        <Stack
          key={label}
          direction="row"
          spacing={4}
          sx={{ alignItems: 'center' }}
        >
          <Badge badgeContent={count} showZero={showZero} max={max} aria-hidden>
            <InventoryIcon />
          </Badge>
          <Typography>{label}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
