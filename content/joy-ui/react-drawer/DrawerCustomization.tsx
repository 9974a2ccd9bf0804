import { useState } from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer from '@mui/joy/Drawer';
import ModalClose from '@mui/joy/ModalClose';

export default function DrawerCustomization() {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Opening hours
      </Button>
      <Drawer
        anchor="bottom"
        open={open}
        onClose={() => setOpen(false)}
        sx={{
          '--Drawer-verticalSize': '160px',
          '--Drawer-transitionDuration': open ? '0.4s' : '0.2s',
          '--Drawer-transitionFunction': 'cubic-bezier(0.2, 0, 0, 1)',
          '--ModalClose-inset': '1rem',
        }}
        slotProps={{ backdrop: { sx: { backdropFilter: 'none' } } }}
      >
        <ModalClose aria-label="Close" />
        <DialogTitle>Opening hours</DialogTitle>
        <DialogContent sx={{ px: 1.5 }}>
          Tuesday to Saturday from 9 a.m. to 5 p.m.
        </DialogContent>
      </Drawer>
    </>
  );
}
