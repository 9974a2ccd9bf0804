import { useRef, useState } from 'react';
import Alert from '@mui/joy/Alert';
import Button from '@mui/joy/Button';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import CloseIcon from '@mui/icons-material/Close';

export default function AlertClose() {
  const toggle = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(true);

  const close = () => {
    setOpen(false);
    toggle.current?.focus();
  };

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Button
        ref={toggle}
        variant="outlined"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        Track work
      </Button>
      {open && (
        <Alert
          role="note"
          color="primary"
          sx={{ alignSelf: 'stretch' }}
          endDecorator={
            <IconButton
              variant="soft"
              color="primary"
              aria-label="Close the notice"
              onClick={close}
            >
              <CloseIcon />
            </IconButton>
          }
        >
          No night trains to Fennick from May 4 to May 8.
        </Alert>
      )}
    </Stack>
  );
}
