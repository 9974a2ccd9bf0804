import { Grid } from '@mui/system';

const colors = ['#1f6f8b', '#e0a030', '#99404f', '#8fb8a8'];
const pattern = [0, 1, 1, 0, 0, 2, 2, 0, 3, 1, 1, 3, 3, 2, 2, 3];

export default function GridColumns() {
  return (
    <Grid
      container
      columns={{ xs: 4, sm: 8 }}
      spacing={0.5}
      role="img"
      aria-label="Draft of a mosaic with sixteen tiles"
      sx={{ p: 2 }}
    >
      {pattern.map((color, index) => (
        <Grid
          key={index}
          size={1}
          sx={{ aspectRatio: '1', bgcolor: colors[color] }}
        />
      ))}
    </Grid>
  );
}
