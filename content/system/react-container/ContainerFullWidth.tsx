import { Box, Container } from '@mui/system';

export default function ContainerFullWidth() {
  return (
    <div>
      <Box
        component="header"
        sx={{ py: 2, bgcolor: '#1d4a4f', color: '#ffffff' }}
      >
        <Container maxWidth="sm">
          <Box component="h1" sx={{ m: 0, fontSize: '1.5rem' }}>
            Alder Street Reading Room
          </Box>
        </Container>
      </Box>
      <Container component="main" maxWidth="sm" sx={{ py: 2 }}>
        The east wing is closed until March 9. Ask at the desk for maps and
        atlases.
      </Container>
      <Box component="footer" sx={{ py: 2, borderTop: 1 }}>
        <Container maxWidth="sm">Open Tuesday to Saturday</Container>
      </Box>
    </div>
  );
}
