import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

export default function ContainerBands() {
  return (
    <main>
      <Box
        sx={{ py: 4, bgcolor: 'primary.main', color: 'primary.contrastText' }}
      >
        <Container maxWidth="sm">
          <Typography variant="h4" component="h1">
            A village and its river
          </Typography>
        </Container>
      </Box>
      <Box sx={{ py: 4 }}>
        <Container maxWidth="sm">
          <Typography>
            Letters, maps, and photographs from four centuries, collected by the
            people who live here.
          </Typography>
        </Container>
      </Box>
    </main>
  );
}
