import Grid from '@mui/joy/Grid';
import Sheet from '@mui/joy/Sheet';

const rooms = [
  { name: 'Entrance hall', size: 12 },
  { name: 'Shark tunnel', size: 8 },
  { name: 'Jellyfish', size: 4 },
];

export default function GridBasics() {
  return (
    <Grid container spacing={2}>
      {rooms.map(({ name, size }) => (
        <Grid key={name} size={size}>
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
