import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import Stack from '@mui/material/Stack';

const modifiers = [
  { name: 'offset', options: { offset: [0, 10] } },
  { name: 'arrow', options: { padding: 8 } },
  { name: 'flip', options: { fallbackPlacements: ['bottom', 'right'] } },
];

const arrow = {
  width: 12,
  height: 12,
  bgcolor: 'text.primary',
  clipPath: 'polygon(50% 0, 100% 50%, 50% 100%, 0 50%)',
  '[data-popper-placement="top"] &': { bottom: -6 },
  '[data-popper-placement="bottom"] &': { top: -6 },
  '[data-popper-placement="right"] &': { left: -6 },
};

export default function PopperArrow() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const open = anchor !== null;

  return (
    <Stack direction="row">
      <Button
        variant="outlined"
        aria-expanded={open}
        onClick={(event) => setAnchor(open ? null : event.currentTarget)}
      >
        Uncle Tomas
      </Button>
      <Popper
        role="status"
        open={open}
        anchorEl={anchor}
        placement="top"
        modifiers={modifiers}
      >
        <Paper
          sx={{ p: 1, bgcolor: 'text.primary', color: 'background.paper' }}
        >
          At sea from 1950
          <Box data-popper-arrow sx={arrow} />
        </Paper>
      </Popper>
    </Stack>
  );
}
