import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const PLANTS = [
  { name: 'Monstera', care: 'Water on Mondays and turn it toward the window.' },
  { name: 'Maidenhair fern', care: 'Keep the soil damp at all times.' },
  { name: 'Snake plant', care: 'Water once a month.' },
  { name: 'Basil', care: 'Water every morning from below.' },
];

export default function ResponsivePlants() {
  return (
    <Container maxWidth="md" sx={{ py: { xs: 2, sm: 4 } }}>
      <Box
        sx={{
          display: 'flex',
          flexDirection: { xs: 'column', sm: 'row' },
          justifyContent: 'space-between',
          gap: 2,
          mb: 2,
        }}
      >
        <Typography variant="h6" component="p">
          Plants on the second floor
        </Typography>
        <Button variant="contained">Add a plant</Button>
      </Box>
      <Grid container spacing={{ xs: 1, sm: 2 }}>
        {PLANTS.map(({ name, care }) => (
          <Grid key={name} size={{ xs: 12, sm: 6 }}>
            <Paper
              variant="outlined"
              sx={{ p: 2, height: '100%', boxSizing: 'border-box' }}
            >
              <Typography sx={{ fontWeight: 'medium' }}>{name}</Typography>
              <Typography variant="body2" color="textSecondary">
                {care}
              </Typography>
            </Paper>
          </Grid>
        ))}
      </Grid>
    </Container>
  );
}
