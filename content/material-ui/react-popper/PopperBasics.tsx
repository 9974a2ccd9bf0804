import { useState } from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import Stack from '@mui/material/Stack';

export default function PopperBasics() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const open = anchor !== null;

  return (
    <Stack direction="row">
      <Button
        variant="outlined"
        aria-expanded={open}
        onClick={(event) => setAnchor(open ? null : event.currentTarget)}
      >
        Great-aunt Odile
      </Button>
      <Popper role="status" open={open} anchorEl={anchor}>
        <Paper elevation={4} sx={{ p: 1 }}>
          Born 1921, glazier
        </Paper>
      </Popper>
    </Stack>
  );
}
