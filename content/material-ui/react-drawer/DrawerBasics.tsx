import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Drawer from '@mui/material/Drawer';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const seen = { Seals: 12, Porpoises: 5, Turtles: 2 };

export default function DrawerBasics() {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [hidden, setHidden] = useState(['Turtles']);
  const close = () => setOpen(false);
  const shown = Object.entries(seen).filter(([name]) => !hidden.includes(name));
  const sum = shown.reduce((total, [, count]) => total + count, 0);

  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Filter
      </Button>
      <Typography role="status">{sum} sightings</Typography>
      <Drawer
        anchor="right"
        open={open}
        onClose={close}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-labelledby': id,
            sx: { width: 260, p: 2 },
          },
        }}
      >
        <Typography id={id} variant="h6" component="h2">
          Filter
        </Typography>
        {Object.keys(seen).map((name) => (
          <FormControlLabel
            key={name}
            label={name}
            control={<Checkbox checked={!hidden.includes(name)} />}
            onChange={() =>
              setHidden(
                hidden.includes(name)
                  ? hidden.filter((other) => other !== name)
                  : [...hidden, name],
              )
            }
          />
        ))}
        <Button onClick={close}>Done</Button>
      </Drawer>
    </Stack>
  );
}
