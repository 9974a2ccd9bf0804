import { useState } from 'react';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function PopperFading() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);
  const calm = useMediaQuery('(prefers-reduced-motion: reduce)');

  return (
    <Stack direction="row">
      <Button
        ref={setAnchor}
        variant="outlined"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        Twins Ines and Paul
      </Button>
      <Popper transition role="status" open={open} anchorEl={anchor}>
        {({ TransitionProps }) => (
          <Fade {...TransitionProps} timeout={calm ? 0 : 300}>
            <Paper elevation={4} sx={{ p: 1 }}>
              Born 1964, ten minutes apart
            </Paper>
          </Fade>
        )}
      </Popper>
    </Stack>
  );
}
