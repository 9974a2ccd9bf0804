import { Box, Container } from '@mui/system';

export default function ContainerBasics() {
  return (
    <Container component="main" maxWidth="sm" sx={{ py: 2 }}>
      <Box component="h1" sx={{ mt: 0, mb: 1, fontSize: '1.5rem' }}>
        Using the reading room
      </Box>
      <Box component="p" sx={{ my: 0, lineHeight: 1.5 }}>
        Order up to five volumes before noon, and they will be at your desk by
        two o’clock. Manuscripts stay in the room overnight. Pencils and
        magnifiers are at the front desk, next to the card catalog.
      </Box>
    </Container>
  );
}
