import { useState } from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer, { type DrawerProps } from '@mui/joy/Drawer';
import ModalClose from '@mui/joy/ModalClose';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';

export default function DrawerSizes() {
  const [open, setOpen] = useState(false);
  const [size, setSize] = useState<DrawerProps['size']>('md');

  return (
    <>
      <Button onClick={() => setOpen(true)}>Choose a size</Button>
      <Drawer size={size} open={open} onClose={() => setOpen(false)}>
        <ModalClose aria-label="Close" />
        <DialogTitle>Spare parts</DialogTitle>
        <DialogContent sx={{ px: 1.5, gap: 2 }}>
          12 inner tubes, 4 chains, and 9 pairs of brake pads.
          <ToggleButtonGroup
            aria-label="Size"
            value={size}
            onChange={(_event, value) => setSize(value ?? size)}
          >
            <Button value="sm">Small</Button>
            <Button value="md">Medium</Button>
            <Button value="lg">Large</Button>
          </ToggleButtonGroup>
        </DialogContent>
      </Drawer>
    </>
  );
}
