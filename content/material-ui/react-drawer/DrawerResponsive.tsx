import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';
import { StationLinks } from './station-links';

const width = 180;
const surface = { paper: { sx: { width } } };
const modal = {
  paper: { ...surface.paper, role: 'dialog', 'aria-label': 'Pages' },
};

export default function DrawerResponsive() {
  const [open, setOpen] = useState(false);
  const [current, setCurrent] = useState('Tides');
  const close = () => setOpen(false);
  const select = (page: string) => {
    setCurrent(page);
    close();
  };
  const links = <StationLinks current={current} onSelect={select} />;

  return (
    <Box sx={{ ml: { sm: `${width}px` }, p: 2 }}>
      <Drawer
        variant="permanent"
        slotProps={surface}
        sx={{ display: { xs: 'none', sm: 'block' } }}
      >
        {links}
      </Drawer>
      <Drawer
        open={open}
        onClose={close}
        slotProps={modal}
        sx={{ display: { sm: 'none' } }}
      >
        {links}
        <Button onClick={close}>Close</Button>
      </Drawer>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        sx={{ display: { sm: 'none' }, mb: 2 }}
      >
        Pages
      </Button>
      <Typography component="h1" variant="h5">
        {current}
      </Typography>
    </Box>
  );
}
