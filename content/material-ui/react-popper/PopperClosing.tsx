import { useState } from 'react';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import Stack from '@mui/material/Stack';

export default function PopperClosing() {
  const [button, setButton] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const closeAndReturn = () => {
    close();
    button?.focus();
  };

  return (
    <ClickAwayListener onClickAway={close}>
      <Stack
        direction="row"
        onKeyDown={(event) => {
          if (event.key === 'Escape') {
            closeAndReturn();
          }
        }}
      >
        <Button
          ref={setButton}
          variant="outlined"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          Cousin Jonas
        </Button>
        <Popper
          disablePortal
          role="group"
          aria-label="Jonas"
          open={open}
          anchorEl={button}
          placement="bottom-start"
        >
          <Paper elevation={4} sx={{ p: 1 }}>
            <Button onClick={closeAndReturn}>Show his parents</Button>
            <Button onClick={closeAndReturn}>Show his children</Button>
          </Paper>
        </Popper>
      </Stack>
    </ClickAwayListener>
  );
}
