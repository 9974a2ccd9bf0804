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
        Summer timetable
      </Button>
      <Collapse in={open} unmountOnExit>
        <Alert
          severity="info"
          role="note"
          closeText="Hide the summer timetable"
          onClose={() => {
            setOpen(false);
            toggle.current?.focus();
          }}
        >
          The last chair goes up at 16:30 from 2 March.
        </Alert>
      </Collapse>
    </Box>
  );
}
