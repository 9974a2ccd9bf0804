import { useState } from 'react';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardMedia from '@mui/material/CardMedia';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import NavigateBeforeIcon from '@mui/icons-material/NavigateBefore';
import NavigateNextIcon from '@mui/icons-material/NavigateNext';
import { drawPot } from './pots';

const glazes = [
  { name: 'Iron', color: '#8a4b2d' },
  { name: 'Copper', color: '#2f6f73' },
  { name: 'Cobalt', color: '#374785' },
];

export default function CardSlides() {
  const [index, setIndex] = useState(0);
  const { name = '', color = '' } = glazes[index] ?? {};
  const go = (step: number) =>
    setIndex((index + step + glazes.length) % glazes.length);

  return (
    <Card variant="outlined" sx={{ maxWidth: 320 }}>
      <CardMedia
        component="img"
        image={drawPot(color)}
        alt={`A jar with ${name.toLowerCase()} glaze`}
      />
      <CardActions>
        <IconButton aria-label="Previous glaze" onClick={() => go(-1)}>
          <NavigateBeforeIcon sx={{ '[dir=rtl] &': { rotate: '180deg' } }} />
        </IconButton>
        <Typography role="status" align="center" sx={{ flexGrow: 1 }}>
          {name}
        </Typography>
        <IconButton aria-label="Next glaze" onClick={() => go(1)}>
          <NavigateNextIcon sx={{ '[dir=rtl] &': { rotate: '180deg' } }} />
        </IconButton>
      </CardActions>
    </Card>
  );
}
