import { useState } from 'react';
import Backdrop from '@mui/material/Backdrop';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import Zoom from '@mui/material/Zoom';

export default function BackdropCustomization() {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button
        variant="outlined"
        aria-pressed={open}
        onClick={() => setOpen(!open)}
      >
        Close the desk
      </Button>
      <Typography role="status" sx={{ minHeight: '1.5em' }}>
        {open && 'The desk is closed.'}
      </Typography>
      <Backdrop
        open={open}
        onClick={() => setOpen(false)}
        slots={{ transition: Zoom }}
        sx={{
          zIndex: 'modal',
          color: 'common.white',
          bgcolor: 'rgb(60 20 60 / 70%)',
          backdropFilter: 'blur(4px)',
        }}
      >
        <Typography variant="h4" component="p">
          Back at 2 p.m.
        </Typography>
      </Backdrop>
    </>
  );
}
