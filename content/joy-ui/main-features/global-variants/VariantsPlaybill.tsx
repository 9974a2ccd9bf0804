import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function VariantsPlaybill() {
  return (
    <Card sx={{ maxWidth: 400 }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Chip variant="solid" color="success">
          Tonight
        </Chip>
        <Chip>From age 4</Chip>
        <Chip variant="outlined">55 minutes</Chip>
      </Stack>
      <div>
        <Typography level="title-lg" component="p">
          The goose who wound the clock
        </Typography>
        <Typography level="body-sm">
          String puppets, two players, and a very small orchestra.
        </Typography>
      </div>
      <CardActions>
        <Button>Reserve</Button>
        <Button variant="outlined" color="neutral">
          Trailer
        </Button>
        <Button variant="plain" color="neutral">
          Share
        </Button>
      </CardActions>
    </Card>
  );
}
