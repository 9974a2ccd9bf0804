import { useState } from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Snackbar, { type SnackbarOrigin } from '@mui/joy/Snackbar';

const positions: (SnackbarOrigin & { label: string })[] = [
  { label: 'Top left', vertical: 'top', horizontal: 'left' },
  { label: 'Top center', vertical: 'top', horizontal: 'center' },
  { label: 'Top right', vertical: 'top', horizontal: 'right' },
  { label: 'Bottom left', vertical: 'bottom', horizontal: 'left' },
  { label: 'Bottom center', vertical: 'bottom', horizontal: 'center' },
  { label: 'Bottom right', vertical: 'bottom', horizontal: 'right' },
];

export default function SnackbarPosition() {
  const [open, setOpen] = useState(false);
  const [origin, setOrigin] = useState(positions[0]);

  return (
    <div>
      <Box
        sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(3, 1fr)' }}
      >
        {positions.map((position) => (
          <Button
            key={position.label}
            variant="outlined"
            onClick={() => {
              setOrigin(position);
              setOpen(true);
            }}
          >
            {position.label}
          </Button>
        ))}
      </Box>
      <div role="status">
        <Snackbar
          key={origin?.label}
          open={open}
          anchorOrigin={origin}
          autoHideDuration={5000}
          onClose={(_event, reason) => {
            if (reason !== 'clickaway') setOpen(false);
          }}
        >
          Your lesson starts in five minutes.
        </Snackbar>
      </div>
    </div>
  );
}
