import { useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover, { type PopoverActions } from '@mui/material/Popover';
import Stack from '@mui/material/Stack';

export default function PopoverSolution() {
  const actions = useRef<PopoverActions>(null);
  const [button, setButton] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <Stack direction="row">
      <Button
        ref={setButton}
        variant="outlined"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        Stuck at 9 across?
      </Button>
      <Popover
        action={actions}
        open={open}
        onClose={close}
        anchorEl={button}
        anchorOrigin={{ vertical: -8, horizontal: 'left' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': '9 across' } }}
      >
        <Box
          component="details"
          onToggle={() => actions.current?.updatePosition()}
          sx={{ p: 2, maxWidth: 240 }}
        >
          <summary>Show the solution</summary>
          <p>LADDER: it goes up to a roof, or to a promotion.</p>
        </Box>
        <Button onClick={close} sx={{ m: 1, mt: 0 }}>
          Close
        </Button>
      </Popover>
    </Stack>
  );
}
