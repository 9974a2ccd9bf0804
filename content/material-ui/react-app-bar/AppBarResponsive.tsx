import { useState, type MouseEvent } from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import MenuIcon from '@mui/icons-material/Menu';

const pages = ['Boats', 'Routes', 'Prices', 'Contact'];

export default function AppBarResponsive() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const stay = (event: MouseEvent) => event.preventDefault();

  return (
    <>
      <AppBar position="static" color="default">
        <Toolbar>
          <Typography variant="h6" component="div" sx={{ flexGrow: 1 }}>
            Alder Boats
          </Typography>
          <Box
            component="nav"
            aria-label="Pages"
            sx={{ display: { xs: 'none', sm: 'block' } }}
          >
            {pages.map((page) => (
              <Button key={page} color="inherit" href="#pages" onClick={stay}>
                {page}
              </Button>
            ))}
          </Box>
          <IconButton
            edge="end"
            color="inherit"
            aria-label="Pages"
            aria-expanded={open}
            onClick={() => setOpen(true)}
            sx={{ display: { sm: 'none' } }}
          >
            <MenuIcon />
          </IconButton>
        </Toolbar>
      </AppBar>
      <Drawer anchor="right" open={open} onClose={close}>
        <List component="nav" aria-label="Pages" sx={{ width: 200 }}>
          {pages.map((page) => (
            <ListItemButton
              key={page}
              href="#pages"
              onClick={(event) => {
                stay(event);
                close();
              }}
            >
              {page}
            </ListItemButton>
          ))}
        </List>
      </Drawer>
    </>
  );
}
