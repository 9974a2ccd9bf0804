import { useState } from 'react';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';

export default function ColorInversionBeforeAfter() {
  const [inverted, setInverted] = useState(true);

  return (
    <Stack spacing={2} sx={{ maxWidth: 400 }}>
      <Typography
        component="label"
        startDecorator={
          <Switch
            checked={inverted}
            onChange={(event) => setInverted(event.target.checked)}
          />
        }
      >
        Inverted colors
      </Typography>
      <Card variant="solid" color="primary" invertedColors={inverted}>
        <Chip variant="outlined">From September 12</Chip>
        <Typography level="h4" component="p">
          The Glass Orchard
        </Typography>
        <Typography textColor="text.primary">
          A comedy in three acts, with live music by the Petrel Quartet.
        </Typography>
        <CardActions>
          <Button>Book seats</Button>
          <Button variant="outlined">Meet the cast</Button>
        </CardActions>
      </Card>
    </Stack>
  );
}
