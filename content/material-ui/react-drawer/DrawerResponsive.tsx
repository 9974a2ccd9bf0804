import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';

const pages = ['Tides', 'Buoys', 'Samples'];

export default function DrawerResponsive() {
  const [open, setOpen] = useState(false);
  const [current, setCurrent] = useState('Tides');
  const close = () => setOpen(false);
  const links = (
    <List component="nav" aria-label="Station" sx={{ width: 180 }}>
      {pages.map((page) => (
        <ListItemButton
          key={page}
          selected={page === current}
          aria-current={page === current ? 'page' : undefined}
          onClick={() => {
            setCurrent(page);
            close();
          }}
        >
          {page}
        </ListItemButton>
      ))}
    </List>
  );

  return (
    <Box sx={{ ml: { sm: '180px' }, p: 2 }}>
      <Drawer variant="permanent" sx={{ display: { xs: 'none', sm: 'block' } }}>
        {links}
      </Drawer>
      <Drawer open={open} onClose={close} sx={{ display: { sm: 'none' } }}>
        {links}
      </Drawer>
      <Button
        variant="outlined"
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
