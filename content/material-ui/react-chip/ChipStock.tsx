import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const stock = [
  { title: 'Night Ferry', label: '4 in stock', color: 'success' },
  { title: 'Paper Moons', label: 'On its way', color: 'primary' },
  { title: 'Slow Orchard', label: 'Sold out', color: 'default' },
] as const;

export default function ChipStock() {
  return (
    <Stack spacing={1}>
      {stock.map(({ title, label, color }) => (
        <Stack
          key={title}
          direction="row"
          sx={{ justifyContent: 'space-between', alignItems: 'center' }}
        >
          <Typography>{title}</Typography>
          <Chip
            size="small"
            label={label}
            color={color}
            variant={color === 'success' ? 'filled' : 'outlined'}
          />
        </Stack>
      ))}
    </Stack>
  );
}
