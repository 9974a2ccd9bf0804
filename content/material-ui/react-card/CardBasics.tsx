import { useState } from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

export default function CardBasics() {
  const [saved, setSaved] = useState(false);

  return (
    <Card sx={{ maxWidth: 320 }}>
      <CardContent>
        <Typography variant="h6" component="h3" gutterBottom>
          Stall 12: Marta Olsen
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Bowls and jugs with an ash glaze, thrown on a kick wheel.
        </Typography>
      </CardContent>
      <CardActions>
        <Button
          size="small"
          aria-pressed={saved}
          variant={saved ? 'contained' : 'text'}
          onClick={() => setSaved(!saved)}
        >
          On my list
        </Button>
      </CardActions>
    </Card>
  );
}
