import { useState } from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Typography from '@mui/material/Typography';
import { drawPot } from './pots';

export default function CardWholeArea() {
  const [message, setMessage] = useState('No action yet');

  return (
    <>
      <Card sx={{ maxWidth: 320 }}>
        <CardActionArea onClick={() => setMessage('You opened the teapot.')}>
          <CardMedia
            component="img"
            height="120"
            image={drawPot('#374785')}
            alt=""
          />
          <CardContent component="span" sx={{ display: 'block' }}>
            <Typography component="span">Teapot, cobalt glaze, €48</Typography>
          </CardContent>
        </CardActionArea>
        <CardActions>
          <Button onClick={() => setMessage('You reserved the teapot.')}>
            Reserve
          </Button>
        </CardActions>
      </Card>
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        {message}
      </Typography>
    </>
  );
}
