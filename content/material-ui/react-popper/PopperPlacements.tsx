import { useState } from 'react';
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
  const [placement, setPlacement] = useState('top');

  return (
    <Stack spacing={8} sx={{ alignItems: 'center', pb: 6 }}>
      <TextField
        select
        label="Placement"
        value={placement}
        onChange={(event) => setPlacement(event.target.value)}
        slotProps={{ select: { native: true } }}
      >
        {placements.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </TextField>
      <Paper ref={setAnchor} variant="outlined" sx={{ px: 2, py: 3 }}>
        Grandfather Emil
      </Paper>
      <Popper
        disablePortal
        role="status"
        open={anchor !== null}
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
