import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';

export default function ContainerFixed() {
  return (
    <main>
      <Container sx={{ pt: 2 }}>
        <Paper variant="outlined" sx={{ p: 2 }}>
          Fluid: width of the screen
        </Paper>
      </Container>
      <Container fixed sx={{ pt: 2 }}>
        <Paper variant="outlined" sx={{ p: 2 }}>
          Fixed: width of the last breakpoint
        </Paper>
      </Container>
    </main>
  );
}
