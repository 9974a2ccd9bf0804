import { useState } from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import SearchIcon from '@mui/icons-material/Search';

export default function AppBarSearch() {
  const [result, setResult] = useState('');

  return (
    <>
      <AppBar position="static" color="default">
        <Toolbar>
          <Typography component="div" sx={{ flexGrow: 1 }}>
            Locks
          </Typography>
          <Box
            component="form"
            role="search"
            onSubmit={(event) => {
              event.preventDefault();
              const form = new FormData(event.currentTarget);
              const name = String(form.get('lock')).trim();
              setResult(name && `No lock is called “${name}”.`);
            }}
          >
            <InputBase
              name="lock"
              type="search"
              placeholder="Find a lock"
              startAdornment={<SearchIcon sx={{ mr: 1 }} />}
              slotProps={{ input: { 'aria-label': 'Find a lock' } }}
              sx={{
                px: 1,
                borderRadius: 1,
                bgcolor: 'background.paper',
                '&.Mui-focused': { outline: '2px solid' },
                '& input::placeholder': { color: 'text.secondary', opacity: 1 },
              }}
            />
          </Box>
        </Toolbar>
      </AppBar>
      <Typography role="status" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
        {result}
      </Typography>
    </>
  );
}
