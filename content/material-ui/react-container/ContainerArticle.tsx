import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

export default function ContainerArticle() {
  return (
    <Container component="main" maxWidth="sm" sx={{ py: 3 }}>
      <Typography variant="h5" component="h1" gutterBottom>
        The mill on the Sarn
      </Typography>
      <Typography>
        For two hundred years the wheel stood still only on Sundays. The last
        miller, Greta Holm, kept a diary of the water: every flood, every frost,
        and each name of those who came to help. Her book lay in the church
        tower until the roof was repaired in 1962.
      </Typography>
    </Container>
  );
}
