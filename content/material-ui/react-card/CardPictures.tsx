import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Stack from '@mui/material/Stack';
import { drawPot } from './pots';

export default function CardPictures() {
  return (
    <Stack
      component="ul"
      direction={{ xs: 'column', sm: 'row' }}
      spacing={2}
      useFlexGap
      sx={{ m: 0, p: 0, listStyle: 'none' }}
    >
      <Card component="li" sx={{ flex: 1 }}>
        <CardMedia
          component="img"
          height="140"
          image={drawPot('#2f6f73')}
          alt="A round jar with a green glaze"
        />
        <CardContent>An image element</CardContent>
      </Card>
      <Card component="li" sx={{ flex: 1 }}>
        <CardMedia
          image={drawPot('#8a4b2d')}
          aria-label="A round jar with a brown glaze"
          sx={{ height: 140 }}
        />
        <CardContent>A background</CardContent>
      </Card>
    </Stack>
  );
}
