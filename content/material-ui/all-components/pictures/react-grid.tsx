import Grid from '@mui/material/Grid';
import Skeleton from '@mui/material/Skeleton';

export default function Picture() {
  return (
    <Grid container spacing={1} sx={{ width: 180 }}>
      {[8, 4, 4, 4, 4].map((size, index) => (
        <Grid key={index} size={size}>
          <Skeleton variant="rounded" animation={false} height={36} />
        </Grid>
      ))}
    </Grid>
  );
}
