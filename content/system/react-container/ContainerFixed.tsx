import { Box, Container } from '@mui/system';

const boxStyles = { p: 2, border: 1, borderRadius: 1 };

export default function ContainerFixed() {
  return (
    <main>
      <Container sx={{ pt: 2 }}>
        <Box sx={boxStyles}>Fluid: grows with the window</Box>
      </Container>
      <Container fixed sx={{ pt: 2 }}>
        <Box sx={boxStyles}>Fixed: grows at each breakpoint</Box>
      </Container>
    </main>
  );
}
