import Grid from '@mui/joy/Grid';
import Sheet from '@mui/joy/Sheet';

const rooms = [
  { name: 'Tickets', size: 'auto' },
  { name: 'Harbor seals', size: 'grow' },
  { name: 'Penguins', size: 'grow' },
  { name: 'Shop', size: 'auto' },
] as const;

export default function GridAutoWidth() {
  return (
    <Grid container spacing={1}>
      {rooms.map(({ name, size }) => (
        <Grid key={name} size={size}>
          <Sheet
            variant="soft"
            color={size === 'grow' ? 'primary' : 'neutral'}
            sx={{ p: 2, borderRadius: 'sm' }}
          >
            {name}
          </Sheet>
        </Grid>
      ))}
    </Grid>
  );
}
