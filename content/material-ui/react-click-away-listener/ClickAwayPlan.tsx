import { useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Paper from '@mui/material/Paper';

export default function ClickAwayPlan() {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);

  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <Box
        role="presentation"
        onKeyDown={(event) => {
          if (event.key === 'Escape') {
            setOpen(false);
            button.current?.focus();
          }
        }}
      >
        <Button
          ref={button}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          Feeding plan
        </Button>
        {open && (
          <Paper variant="outlined" sx={{ p: 2 }}>
            Rays at 10 a.m., seahorses at noon.
          </Paper>
        )}
      </Box>
    </ClickAwayListener>
  );
}
