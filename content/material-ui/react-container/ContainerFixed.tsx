import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';

export default function ContainerFixed() {
  return (
    <main>
      <Container sx={{ pt: 2 }}>
        <Paper variant="outlined" sx={{ p: 2 }}>
          Fluid: as wide as the window
        </Paper>
      </Container>
      <Container fixed sx={{ pt: 2 }}>
        <Paper variant="outlined" sx={{ p: 2 }}>
          Fixed: as wide as the last breakpoint
        </Paper>
      </Container>
    </main>
  );
}
