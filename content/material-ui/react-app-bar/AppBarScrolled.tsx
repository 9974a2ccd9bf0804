import { useRef } from 'react';
import AppBar from '@mui/material/AppBar';
import Fab from '@mui/material/Fab';
import Fade from '@mui/material/Fade';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import useScrollTrigger from '@mui/material/useScrollTrigger';
import KeyboardArrowUpIcon from '@mui/icons-material/KeyboardArrowUp';
import { CanalStages } from './canal-stages';

interface AppBarScrolledProps {
  /** Returns the window that scrolls. Only needed in a frame. */
  window?: () => Window;
}

export default function AppBarScrolled({ window }: AppBarScrolledProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const options = { target: window?.(), disableHysteresis: true };
  const hasMoved = useScrollTrigger({ ...options, threshold: 0 });
  const isFar = useScrollTrigger({ ...options, threshold: 200 });

  return (
    <>
      <AppBar color="default" elevation={hasMoved ? 4 : 0}>
        <Toolbar>
          <Typography variant="h6" component="h1" ref={title} tabIndex={-1}>
            From Ash to Birch
          </Typography>
        </Toolbar>
      </AppBar>
      <Toolbar />
      <CanalStages />
      <Fade in={isFar}>
        <Fab
          size="small"
          aria-label="Back to the top"
          onClick={() => {
            title.current?.focus({ preventScroll: true });
            title.current?.ownerDocument.defaultView?.scrollTo({ top: 0 });
          }}
          sx={{ position: 'fixed', bottom: 16, right: 16 }}
        >
          <KeyboardArrowUpIcon />
        </Fab>
      </Fade>
    </>
  );
}
