import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import Collapse from '@mui/material/Collapse';

export default function CardExpanding() {
  const id = useId();
  const [open, setOpen] = useState(false);

  return (
    <Card sx={{ maxWidth: 400 }}>
      <CardHeader
        title="Raku bowl"
        subheader="Kiln 3, fired on May 9"
        slotProps={{ title: { component: 'h3' } }}
      />
      <CardActions>
        <Button
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          How it was fired
        </Button>
      </CardActions>
      <Collapse id={id} in={open}>
        <CardContent>
          Taken from the kiln at 980 °C, and left in sawdust under a lid until
          it was cold.
        </CardContent>
      </Collapse>
    </Card>
  );
}
