import Box from '@mui/joy/Box';
import Container from '@mui/joy/Container';
import Typography from '@mui/joy/Typography';

export default function ContainerPage() {
  return (
    <>
      <Box component="header" sx={{ bgcolor: 'primary.softBg', py: 2 }}>
        <Container maxWidth="sm">
          <Typography level="title-lg" component="h1">
            How much paint do you need?
          </Typography>
        </Container>
      </Box>
      <Container component="main" maxWidth="sm" sx={{ py: 2 }}>
        <Typography>
          One liter of wall paint covers about nine square meters. Subtract
          doors and windows, and plan two coats over dark colors.
        </Typography>
      </Container>
    </>
  );
}
