import { Grid } from '@mui/system';

const courses = [
  'Cutting glass, for beginners',
  'Andamento: how rows of tiles follow a shape, with exercises in slate',
  'Grouting outdoors',
];

export default function GridCustomization() {
  return (
    <Grid
      component="ul"
      container
      spacing={2}
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        '& > li': { p: 2, borderTop: 4, borderColor: '#99404f' },
      }}
    >
      {courses.map((course) => (
        <Grid key={course} component="li" size={{ xs: 12, sm: 4 }}>
          {course}
        </Grid>
      ))}
    </Grid>
  );
}
