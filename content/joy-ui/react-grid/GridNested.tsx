import Grid from '@mui/joy/Grid';
import Sheet from '@mui/joy/Sheet';

const tanks = ['Seahorses', 'Clownfish', 'Lionfish'];

export default function GridNested() {
  return (
    <Grid container spacing={1} columns={9}>
      <Grid size={3}>
        <Sheet
          variant="soft"
          color="primary"
          sx={{ height: '100%', p: 2, borderRadius: 'sm' }}
        >
          Big reef
        </Sheet>
      </Grid>
      <Grid container size={6}>
        {tanks.map((tank, index) => (
          <Grid key={tank} size={index === 0 ? 9 : 4.5}>
            <Sheet variant="outlined" sx={{ p: 2, borderRadius: 'sm' }}>
              {tank}
            </Sheet>
          </Grid>
        ))}
      </Grid>
    </Grid>
  );
}
