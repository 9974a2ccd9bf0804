import AppBar from '@mui/material/AppBar';
import Slide from '@mui/material/Slide';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import useScrollTrigger from '@mui/material/useScrollTrigger';
import { CanalStages } from './canal-stages';

interface AppBarHidingProps {
  /** Returns the window that scrolls. Only needed in a frame. */
  window?: () => Window;
}

export default function AppBarHiding({ window }: AppBarHidingProps) {
  const scrollsDown = useScrollTrigger({ target: window?.() });

  return (
    <>
      <Slide appear={false} direction="down" in={!scrollsDown}>
        <AppBar color="default">
          <Toolbar>
            <Typography variant="h6" component="h1">
              From Ash to Birch
            </Typography>
          </Toolbar>
        </AppBar>
      </Slide>
      <Toolbar />
      <CanalStages />
    </>
  );
}
