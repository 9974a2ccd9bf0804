import Grid from '@mui/joy/Grid';
import Sheet from '@mui/joy/Sheet';

const rooms = [
  { name: 'Touch pool', size: 8, offset: 2 },
  { name: 'Exit A', size: 3, offset: 0 },
  { name: 'Exit B', size: 3, offset: 'auto' },
] as const;

export default function GridOffset() {
  return (
    <Grid container spacing={2}>
      {rooms.map(({ name, size, offset }) => (
        <Grid key={name} size={size} offset={offset}>
          <Sheet
            variant="soft"
            color="primary"
            sx={{ p: 2, borderRadius: 'sm' }}
          >
            {name}
          </Sheet>
        </Grid>
      ))}
    </Grid>
  );
}
