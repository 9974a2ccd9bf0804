import Grid from '@mui/joy/Grid';

const rooms = ['Kelp forest', 'Coral reef', 'Mangroves', 'Deep sea'];

export default function GridCustomization() {
  return (
    <Grid
      container
      spacing="1px"
      sx={{
        bgcolor: 'primary.outlinedBorder',
        border: '1px solid',
        borderColor: 'primary.outlinedBorder',
        borderRadius: 'md',
        overflow: 'hidden',
        '& > *': { bgcolor: 'background.surface', p: 2 },
      }}
    >
      {rooms.map((room) => (
        <Grid key={room} size={6}>
          {room}
        </Grid>
      ))}
    </Grid>
  );
}
