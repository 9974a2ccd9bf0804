import { useRef, useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';

export default function AlertDismissal() {
  const [open, setOpen] = useState(true);
  const toggle = useRef<HTMLButtonElement>(null);

  return (
    <Box sx={{ maxWidth: 480 }}>
      <Button ref={toggle} aria-expanded={open} onClick={() => setOpen(!open)}>
        Spring schedule
      </Button>
      <Collapse in={open} unmountOnExit>
        <Alert
          severity="info"
          role="note"
          closeText="Hide the spring schedule"
          onClose={() => {
            setOpen(false);
            toggle.current?.focus();
          }}
        >
          From March 2, the last chair goes up at 4:30 p.m.
        </Alert>
      </Collapse>
    </Box>
  );
}
