import { Fragment, useState } from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer from '@mui/joy/Drawer';
import ModalClose from '@mui/joy/ModalClose';
import Stack from '@mui/joy/Stack';

const anchors = ['left', 'right', 'top', 'bottom'] as const;

export default function DrawerAnchors() {
  const [open, setOpen] = useState<string | null>(null);

  return (
    <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {anchors.map((anchor) => (
        <Fragment key={anchor}>
          <Button
            variant="outlined"
            color="neutral"
            onClick={() => setOpen(anchor)}
          >
            {anchor}
          </Button>
          <Drawer
            anchor={anchor}
            size="sm"
            open={open === anchor}
            onClose={() => setOpen(null)}
          >
            <ModalClose aria-label="Close" />
            <DialogTitle>Tool wall</DialogTitle>
            <DialogContent sx={{ px: 1.5 }}>
              The chain whip has been missing since Monday.
            </DialogContent>
          </Drawer>
        </Fragment>
      ))}
    </Stack>
  );
}
