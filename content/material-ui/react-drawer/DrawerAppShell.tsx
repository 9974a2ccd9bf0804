import { useState } from 'react';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import CloseIcon from '@mui/icons-material/Close';
import { StationBar } from './station-bar';
import { StationLinks } from './station-links';

const width = 200;
const surface = { paper: { sx: { width } } };
const modal = {
  paper: { ...surface.paper, role: 'dialog', 'aria-label': 'Menu' },
};

export default function DrawerAppShell() {
  const [open, setOpen] = useState(false);
  const [current, setCurrent] = useState('Tides');
  const close = () => setOpen(false);
  const select = (page: string) => {
    setCurrent(page);
    close();
  };
  const links = <StationLinks current={current} onSelect={select} />;

  return (
    <Box sx={{ display: 'flex' }}>
      <StationBar expanded={open} onMenuClick={() => setOpen(true)} />
      <Drawer
        open={open}
        onClose={close}
        slotProps={modal}
        sx={{ display: { sm: 'none' } }}
      >
        <IconButton aria-label="Close menu" onClick={close} sx={{ ml: 'auto' }}>
          <CloseIcon />
        </IconButton>
        {links}
      </Drawer>
      <Drawer
        variant="permanent"
        slotProps={surface}
        sx={{ width, display: { xs: 'none', sm: 'block' } }}
      >
        <Toolbar />
        {links}
      </Drawer>
      <Box component="main" sx={{ flexGrow: 1, p: 2 }}>
        <Toolbar />
        <Typography component="h1" variant="h5">
          {current}
        </Typography>
      </Box>
    </Box>
  );
}
