import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function PopoverCustomization() {
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
        Word of the week
      </Button>
      <Popover
        open={open}
        onClose={close}
        anchorEl={button}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        transformOrigin={{ vertical: -8, horizontal: 'left' }}
        elevation={0}
        slotProps={{
          backdrop: { invisible: false },
          paper: {
            role: 'dialog',
            'aria-label': 'Word of the week',
            'aria-describedby': id,
          },
        }}
        sx={{
          '& .MuiPopover-paper': {
            border: 2,
            borderColor: 'primary.main',
            borderRadius: 3,
            p: 2,
          },
        }}
      >
        <div id={id}>
          <Typography variant="h6" component="p">
            Cruciverbalist
          </Typography>
          <Typography gutterBottom>
            Someone who writes or solves crosswords.
          </Typography>
        </div>
        <Button onClick={close}>Close</Button>
      </Popover>
    </Stack>
  );
}
