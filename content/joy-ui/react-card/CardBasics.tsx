import { useState } from 'react';
import AspectRatio from '@mui/joy/AspectRatio';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import CardContent from '@mui/joy/CardContent';
import Typography from '@mui/joy/Typography';

const image = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 18">
    <path fill="#bfe0f2" d="M0 0h32v18H0z"/>
    <path fill="#5b7f95" d="M0 14 9 4l6 7 5-5 12 9v3H0z"/>
    <path fill="#fff" d="m9 4 3 3.500-1.500-.5L9 8 7.500 7l-1.400.200z"/>
    <path fill="#3d6b4f" d="M0 15q16-5 32 0v3H0z"/>
  </svg>`,
)}`;

export default function CardBasics() {
  const [saved, setSaved] = useState(false);

  return (
    <Card sx={{ maxWidth: 320 }}>
      <AspectRatio ratio="16/9">
        <img src={image} alt="Snowy peak above green hills" />
      </AspectRatio>
      <CardContent>
        <Typography component="h3" level="title-lg">
          Heron Ridge
        </Typography>
        <Typography level="body-sm">8.4 miles, about 5 hours</Typography>
        <Typography role="status" level="body-sm">
          {saved ? 'Saved to your trails' : 'Not saved yet'}
        </Typography>
      </CardContent>
      <CardActions>
        <Button onClick={() => setSaved(!saved)}>
          {saved ? 'Remove trail' : 'Save trail'}
        </Button>
      </CardActions>
    </Card>
  );
}
