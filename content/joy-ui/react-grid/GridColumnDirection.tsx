import Grid from '@mui/joy/Grid';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';

export default function GridColumnDirection() {
  return (
    <Grid container spacing={1}>
      <Grid size={8}>
        <Sheet
          variant="soft"
          color="primary"
          sx={{ height: '100%', p: 2, borderRadius: 'sm' }}
        >
          Shark tunnel
        </Sheet>
      </Grid>
      <Grid size={4}>
        <Stack spacing={1}>
          {['Octopus', 'Jellyfish', 'Sea stars'].map((room) => (
            <Sheet
              key={room}
              variant="outlined"
              sx={{ p: 1, borderRadius: 'sm' }}
            >
              {room}
            </Sheet>
          ))}
        </Stack>
      </Grid>
    </Grid>
  );
}
