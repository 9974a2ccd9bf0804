import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import Typography from '@mui/joy/Typography';

export default function VariantsInverted() {
  return (
    <Card variant="solid" color="primary" invertedColors sx={{ maxWidth: 400 }}>
      <Typography level="title-lg" component="p">
        A marionette needs a home
      </Typography>
      <Typography textColor="inherit">
        We give away ten figures from the old stage.
      </Typography>
      <CardActions>
        <Button>See all ten</Button>
        <Button variant="outlined">Ask us</Button>
      </CardActions>
    </Card>
  );
}
