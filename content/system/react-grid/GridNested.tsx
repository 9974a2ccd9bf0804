import { Grid } from '@mui/system';

const cell = { p: 2, border: 1 };

export default function GridNested() {
  return (
    <Grid container spacing={2}>
      <Grid size={5} sx={cell}>
        Fountain for the school yard
      </Grid>
      <Grid container size={7}>
        <Grid size={6} sx={cell}>
          Sketch approved
        </Grid>
        <Grid size={6} sx={cell}>
          Tiles ordered
        </Grid>
        <Grid size={12} sx={cell}>
          Installation starts on May 4
        </Grid>
      </Grid>
    </Grid>
  );
}
