import { useState } from 'react';
import AppBar from '@mui/material/AppBar';
import Fab from '@mui/material/Fab';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import AnchorIcon from '@mui/icons-material/Anchor';
import MapIcon from '@mui/icons-material/Map';
import PhoneIcon from '@mui/icons-material/Phone';

export default function AppBarBottom() {
  const [message, setMessage] = useState('Under way since 9:40 a.m.');

  return (
    <>
      <Typography role="status" sx={{ p: 2, pb: 12 }}>
        {message}
      </Typography>
      <AppBar component="div" color="default" sx={{ top: 'auto', bottom: 0 }}>
        <Toolbar
          role="group"
          aria-label="On board"
          sx={{ justifyContent: 'space-between' }}
        >
          <IconButton
            color="inherit"
            edge="start"
            aria-label="Map"
            onClick={() => setMessage('The map opens.')}
          >
            <MapIcon />
          </IconButton>
          <Fab
            color="secondary"
            aria-label="Moor here"
            onClick={() => setMessage('Moored at 11:05 a.m.')}
            sx={{
              position: 'absolute',
              top: -28,
              left: 0,
              right: 0,
              mx: 'auto',
            }}
          >
            <AnchorIcon />
          </Fab>
          <IconButton
            color="inherit"
            edge="end"
            aria-label="Call the lock keeper"
            onClick={() => setMessage('Calling the lock keeper…')}
          >
            <PhoneIcon />
          </IconButton>
        </Toolbar>
      </AppBar>
    </>
  );
}
