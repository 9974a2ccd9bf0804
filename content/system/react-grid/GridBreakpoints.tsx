import { Box, Grid } from '@mui/system';

const materials = ['Glass', 'Marble', 'Slate', 'Pebbles'];

export default function GridBreakpoints() {
  return (
    <Box sx={{ p: 2 }}>
      <Grid component="ul" container spacing={2} sx={{ m: 0, p: 0 }}>
        {materials.map((material) => (
          <Grid
            key={material}
            component="li"
            size={{ xs: 12, sm: 6, md: 3 }}
            sx={{ p: 2, border: 1, listStyle: 'none' }}
          >
            {material}
          </Grid>
        ))}
      </Grid>
    </Box>
  );
}
