import { Grid } from '@mui/system';

const cell = { p: 2, border: 1 };

export default function GridOffset() {
  return (
    <Grid container spacing={2}>
      <Grid size={6} offset={3} sx={cell}>
        The kiln is on until Friday.
      </Grid>
      <Grid size={4} sx={cell}>
        Grout room
      </Grid>
      <Grid size={4} offset="auto" sx={cell}>
        Key at the office
      </Grid>
    </Grid>
  );
}
