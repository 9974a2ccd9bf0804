import { useState, type MouseEvent } from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import MenuIcon from '@mui/icons-material/Menu';
import { PagesDrawer } from './pages-drawer';

const pages = ['Boats', 'Routes', 'Prices', 'Contact'];
const fromSm = { display: { xs: 'none', sm: 'block' } };

export default function AppBarResponsive() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  // Your app would open the page.
  function handleClick(event: MouseEvent) {
    event.preventDefault();
    close();
  }

  return (
    <>
      <AppBar position="static" color="default">
        <Toolbar>
          <Typography variant="h6" component="div" sx={{ flexGrow: 1 }}>
            Alder Boats
          </Typography>
          <Box component="nav" aria-label="Pages" sx={fromSm}>
            {pages.map((page) => (
              <Button
                key={page}
                color="inherit"
                href="#pages"
                onClick={handleClick}
              >
                {page}
              </Button>
            ))}
          </Box>
          <IconButton
            edge="end"
            aria-label="Menu"
            aria-expanded={open}
            onClick={() => setOpen(true)}
            sx={{ display: { sm: 'none' } }}
          >
            <MenuIcon />
          </IconButton>
        </Toolbar>
      </AppBar>
      <PagesDrawer
        open={open}
        pages={pages}
        onClose={close}
        onPageClick={handleClick}
      />
    </>
  );
}
