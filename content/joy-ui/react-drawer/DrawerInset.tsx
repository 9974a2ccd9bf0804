import { useState } from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer from '@mui/joy/Drawer';
import ModalClose from '@mui/joy/ModalClose';

export default function DrawerInset() {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Bike 27
      </Button>
      <Drawer
        anchor="right"
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{
          content: {
            sx: {
              '--Drawer-contentRadius': '16px',
              m: 2,
              height: 'calc(100% - 2rem)',
              width: 'min(100vw - 2rem, 360px)',
              borderRadius: 'var(--Drawer-contentRadius)',
            },
          },
        }}
      >
        <ModalClose aria-label="Close" />
        <DialogTitle>Bike 27</DialogTitle>
        <DialogContent sx={{ px: 1.5 }}>
          Red touring bike, last serviced on March 3, 2026.
        </DialogContent>
      </Drawer>
    </>
  );
}
