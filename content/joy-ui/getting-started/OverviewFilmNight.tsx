import { useState } from 'react';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import Chip from '@mui/joy/Chip';
import Typography from '@mui/joy/Typography';

export default function OverviewFilmNight() {
  const [seats, setSeats] = useState(0);

  return (
    <Card sx={{ maxWidth: 400 }}>
      <Typography
        level="title-lg"
        component="p"
        endDecorator={
          <Chip component="span" color="success">
            Free
          </Chip>
        }
      >
        The lighthouse keeper
      </Typography>
      <Typography level="body-sm">
        Friday, May 8, at 8:30 p.m. in the old boathouse
      </Typography>
      <CardActions>
        <Button onClick={() => setSeats(seats + 1)}>Reserve a seat</Button>
        <Button variant="plain" color="neutral" onClick={() => setSeats(0)}>
          Cancel
        </Button>
      </CardActions>
      <Typography role="status" level="body-sm">
        Your seats: {seats}
      </Typography>
    </Card>
  );
}
