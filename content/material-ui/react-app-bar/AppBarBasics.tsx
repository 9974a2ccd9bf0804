import { useState } from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const pages = ['Boats', 'Locks'];

export default function AppBarBasics() {
  const [current, setCurrent] = useState('Boats');

  return (
    <AppBar position="static" enableColorOnDark>
      <Toolbar>
        <Typography variant="h6" component="div" sx={{ flexGrow: 1 }}>
          Alder Boats
        </Typography>
        <Box component="nav" aria-label="Alder Boats">
          {pages.map((page) => (
            <Button
              key={page}
              color="inherit"
              href="#basics"
              aria-current={page === current ? 'page' : undefined}
              onClick={(event) => {
                event.preventDefault(); // Your app would open the page.
                setCurrent(page);
              }}
              sx={{ '&[aria-current]': { textDecoration: 'underline' } }}
            >
              {page}
            </Button>
          ))}
        </Box>
      </Toolbar>
    </AppBar>
  );
}
