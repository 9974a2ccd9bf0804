import { useState } from 'react';
import Button from '@mui/material/Button';
import Drawer, { type DrawerProps } from '@mui/material/Drawer';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const sides = ['left', 'right', 'top', 'bottom'] as const;

export default function DrawerSides() {
  const [anchor, setAnchor] = useState<DrawerProps['anchor']>('left');
  const [open, setOpen] = useState(false);

  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {sides.map((side) => (
        <Button
          key={side}
          variant="outlined"
          onClick={() => {
            setAnchor(side);
            setOpen(true);
          }}
        >
          {side}
        </Button>
      ))}
      <Drawer
        anchor={anchor}
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Weather' } }}
      >
        <Stack spacing={2} sx={{ alignItems: 'start', p: 2 }}>
          <Typography>Wind from the west, 12 knots</Typography>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </Stack>
      </Drawer>
    </Stack>
  );
}
