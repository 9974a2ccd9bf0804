import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

export default function ContainerArticle() {
  return (
    <Container component="main" maxWidth="sm" sx={{ py: 3 }}>
      <Typography variant="h5" component="h1" gutterBottom>
        The mill on the Sarn
      </Typography>
      <Typography>
        For two hundred years, the wheel stopped only on Sundays. The last
        miller, Greta Holm, kept a diary of every flood and every frost. Her
        diary stayed in the church tower until workers repaired the roof in
        1962.
      </Typography>
    </Container>
  );
}
