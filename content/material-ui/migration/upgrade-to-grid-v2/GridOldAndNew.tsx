import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import GridLegacy from '@mui/material/GridLegacy';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const locks = ['Upper lock', 'Weir', 'Lower lock', 'Basin'];
const parent = { ml: 2, border: 1, borderColor: 'text.secondary' };
const container = { outline: '2px dashed', outlineColor: 'primary.main' };
const cell = { p: 1, bgcolor: 'action.selected' };

export default function GridOldAndNew() {
  return (
    <Stack spacing={4} sx={{ maxWidth: 400 }}>
      <div>
        <Typography component="h3" gutterBottom sx={{ mb: 3 }}>
          GridLegacy
        </Typography>
        <Box sx={parent}>
          <GridLegacy container spacing={2} sx={container}>
            {locks.map((lock) => (
              <GridLegacy key={lock} item xs={6}>
                <Box sx={cell}>{lock}</Box>
              </GridLegacy>
            ))}
          </GridLegacy>
        </Box>
      </div>
      <div>
        <Typography component="h3" gutterBottom>
          Grid
        </Typography>
        <Box sx={parent}>
          <Grid container spacing={2} sx={container}>
            {locks.map((lock) => (
              <Grid key={lock} size={6}>
                <Box sx={cell}>{lock}</Box>
              </Grid>
            ))}
          </Grid>
        </Box>
      </div>
    </Stack>
  );
}
