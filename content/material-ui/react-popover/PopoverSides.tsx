import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Popover, { type PopoverOrigin } from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

const sides = {
  Above: {
    anchor: { vertical: -8, horizontal: 'center' },
    popover: { vertical: 'bottom', horizontal: 'center' },
  },
  Below: {
    anchor: { vertical: 'bottom', horizontal: 'center' },
    popover: { vertical: -8, horizontal: 'center' },
  },
  Right: {
    anchor: { vertical: 'center', horizontal: 'right' },
    popover: { vertical: 'center', horizontal: -8 },
  },
} satisfies Record<string, Record<string, PopoverOrigin>>;

export default function PopoverSides() {
  const id = useId();
  const [button, setButton] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);
  const [side, setSide] = useState<keyof typeof sides>('Right');
  const close = () => setOpen(false);

  return (
    <Stack spacing={3} sx={{ alignItems: 'center' }}>
      <ToggleButtonGroup
        exclusive
        aria-label="Side"
        value={side}
        onChange={(event, newSide) => newSide && setSide(newSide)}
      >
        {Object.keys(sides).map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Button
        ref={setButton}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        12 down
      </Button>
      <Popover
        open={open}
        onClose={close}
        anchorEl={button}
        anchorOrigin={sides[side].anchor}
        transformOrigin={sides[side].popover}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': '12 down',
            'aria-describedby': id,
          },
        }}
        sx={{ '& .MuiPopover-paper': { p: 1 } }}
      >
        <span id={id}>Ends with R</span> <Button onClick={close}>Close</Button>
      </Popover>
    </Stack>
  );
}
