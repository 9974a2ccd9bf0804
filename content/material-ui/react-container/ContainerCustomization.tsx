import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

export default function ContainerCustomization() {
  return (
    <Container
      component="article"
      maxWidth={false}
      disableGutters
      sx={{ maxWidth: '45ch', px: 2, borderLeft: 4, borderColor: 'divider' }}
    >
      <Typography>
        “Ice from bank to bank. We walked to church across the pond, and no one
        minded that the bell was late.”
      </Typography>
    </Container>
  );
}
