import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';

const steps = ['Sketch', 'Ink', 'Letter'];

export default function MenuCustomization() {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);

  return (
    <Stack direction="row">
      <Button
        id={id}
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Start a step
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        elevation={0}
        slotProps={{ list: { 'aria-labelledby': id } }}
        sx={{
          '& .MuiMenu-paper': { border: 2, borderRadius: 3, mt: 1 },
          '& .MuiMenuItem-root.Mui-focusVisible': {
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
          },
        }}
      >
        {steps.map((step) => (
          <MenuItem key={step} onClick={close}>
            {step}
          </MenuItem>
        ))}
      </Menu>
    </Stack>
  );
}
