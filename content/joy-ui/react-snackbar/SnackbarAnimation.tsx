import { useState } from 'react';
import Button from '@mui/joy/Button';
import Snackbar from '@mui/joy/Snackbar';

const duration = 600;

export default function SnackbarAnimation() {
  const [open, setOpen] = useState(false);

  return (
    <div>
      <Button onClick={() => setOpen(true)}>Send the homework</Button>
      <div role="status">
        <Snackbar
          open={open}
          animationDuration={duration}
          autoHideDuration={5000}
          onClose={(_event, reason) => {
            if (reason !== 'clickaway') setOpen(false);
          }}
          sx={{
            '@keyframes fade-in': { from: { opacity: 0 } },
            '@keyframes fade-out': { to: { opacity: 0 } },
            animation: `${open ? 'fade-in' : 'fade-out'} ${duration}ms forwards`,
          }}
        >
          Sent to your teacher, Ms. Okafor
        </Snackbar>
      </div>
    </div>
  );
}
