import { useState } from 'react';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function DrawerCustomization() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <Stack direction="row">
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Diver on duty
      </Button>
      <Drawer
        open={open}
        onClose={close}
        elevation={4}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': 'Diver on duty',
            sx: {
              width: 240,
              height: 'auto',
              m: 2,
              p: 2,
              gap: 1,
              borderRadius: 3,
            },
          },
        }}
      >
        <Typography variant="h6" component="h2">
          Ines Weber
        </Typography>
        <Typography>Reach her on channel 8 until 4 p.m.</Typography>
        <Button onClick={close}>Close</Button>
      </Drawer>
    </Stack>
  );
}
