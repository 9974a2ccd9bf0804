import { useState } from 'react';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function CollapseForecast() {
  const [open, setOpen] = useState(false);

  return (
    <Stack spacing={1} sx={{ maxWidth: 320, alignItems: 'flex-start' }}>
      <Collapse in={open} collapsedSize={48}>
        <Typography>
          Clouds come in from the west before noon. Showers follow in the
          afternoon, with gusts on the ridge, and the night is clear and cold.
          Expect frost in the valley by 5 a.m.
        </Typography>
      </Collapse>
      <Button size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? 'Show less' : 'Show more'}
      </Button>
    </Stack>
  );
}
