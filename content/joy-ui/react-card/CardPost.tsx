import { useState } from 'react';
import AspectRatio from '@mui/joy/AspectRatio';
import Avatar from '@mui/joy/Avatar';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import CardOverflow from '@mui/joy/CardOverflow';
import Typography from '@mui/joy/Typography';
import ThumbUpIcon from '@mui/icons-material/ThumbUp';
import { image } from './CardPost/data';

export default function CardPost() {
  const [liked, setLiked] = useState(false);

  return (
    <Card
      component="article"
      aria-label="Post by Noor Dahl"
      sx={{ maxWidth: 400 }}
    >
      <CardContent orientation="horizontal" sx={{ alignItems: 'center' }}>
        <Avatar aria-hidden>ND</Avatar>
        <div>
          <Typography level="title-sm">Noor Dahl</Typography>
          <Typography level="body-sm">April 18, 2026</Typography>
        </div>
      </CardContent>
      <CardOverflow>
        <AspectRatio ratio="2">
          <img src={image} alt="Footbridge over a mountain stream" />
        </AspectRatio>
      </CardOverflow>
      <Typography>
        The upper footbridge is back. Bring a jacket, because the wind is
        strong.
      </Typography>
      <Button
        variant={liked ? 'solid' : 'soft'}
        startDecorator={<ThumbUpIcon />}
        aria-pressed={liked}
        onClick={() => setLiked(!liked)}
        sx={{ alignSelf: 'flex-start' }}
      >
        Helpful
      </Button>
    </Card>
  );
}
