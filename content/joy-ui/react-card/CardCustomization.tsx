import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import CardOverflow from '@mui/joy/CardOverflow';
import Typography from '@mui/joy/Typography';

export default function CardCustomization() {
  return (
    <Card
      sx={{
        maxWidth: 320,
        '--Card-padding': '1.5rem',
        '--Card-radius': '20px',
        boxShadow: 'md',
        borderColor: 'success.outlinedBorder',
      }}
    >
      <CardOverflow variant="soft" color="success">
        <Typography sx={{ py: 1 }} level="title-sm" textColor="inherit">
          Trail of the month
        </Typography>
      </CardOverflow>
      <CardContent>
        <Typography component="h3" level="title-lg">
          Heron Ridge
        </Typography>
        <Typography>The lupines bloom until the end of June.</Typography>
      </CardContent>
    </Card>
  );
}
