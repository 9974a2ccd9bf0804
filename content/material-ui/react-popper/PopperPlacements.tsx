import { useState } from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Popper, { type PopperPlacementType } from '@mui/material/Popper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const sides = ['top', 'right', 'bottom', 'left'];
const placements = sides.flatMap((side) => [
  `${side}-start`,
  side,
  `${side}-end`,
]);

export default function PopperPlacements() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);
  const [placement, setPlacement] = useState('top');

  return (
    <Stack spacing={8} sx={{ alignItems: 'center', pb: 6 }}>
      <TextField
        select
        label="Placement"
        value={placement}
        onChange={(event) => {
          setPlacement(event.target.value);
          setOpen(true);
        }}
        slotProps={{ select: { native: true } }}
      >
        {placements.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </TextField>
      <Button
        ref={setAnchor}
        size="large"
        variant="outlined"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        Grandfather Emil
      </Button>
      <Popper
        disablePortal
        role="status"
        open={open}
        anchorEl={anchor}
        placement={placement as PopperPlacementType}
      >
        <Paper elevation={4} sx={{ m: 0.5, px: 1 }}>
          Baker
        </Paper>
      </Popper>
    </Stack>
  );
}
