import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function PopoverBasics() {
  const id = useId();
  const [button, setButton] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <Stack direction="row">
      <Button
        ref={setButton}
        variant="outlined"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        Hint for 7 across
      </Button>
      <Popover
        open={open}
        onClose={close}
        anchorEl={button}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': '7 across',
            'aria-describedby': id,
          },
        }}
      >
        <Typography id={id} sx={{ px: 2, pt: 2 }}>
          It flies at night, and hears where it is going.
        </Typography>
        <Button onClick={close} sx={{ m: 1 }}>
          Close
        </Button>
      </Popover>
    </Stack>
  );
}
