import { useState } from 'react';
import Box from '@mui/material/Box';
import CssBaseline from '@mui/material/CssBaseline';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ThemeProvider } from '@mui/material/styles';
import MenuIcon from '@mui/icons-material/Menu';
import ColorModeButton from '../shared/ColorModeButton';
import Departures from './components/Departures';
import Figures from './components/Figures';
import PassengerChart from './components/PassengerChart';
import SideMenu from './components/SideMenu';
import { theme } from './theme';

export default function Dashboard() {
  const [menuOpen, setMenuOpen] = useState(false);
  const [section, setSection] = useState('#today');

  const handleChoose = (href: string) => {
    setSection(href);
    setMenuOpen(false);
  };

  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <Box sx={{ display: { md: 'grid' }, gridTemplateColumns: '232px 1fr' }}>
        <Box sx={{ display: { xs: 'none', md: 'block' }, bgcolor: '#0b2a40' }}>
          <SideMenu current={section} onChoose={handleChoose} />
        </Box>
        <Drawer open={menuOpen} onClose={() => setMenuOpen(false)}>
          <SideMenu current={section} onChoose={handleChoose} />
        </Drawer>
        <div>
          <Stack
            component="header"
            direction="row"
            sx={{ alignItems: 'center', gap: 1, p: { xs: 2, md: 4 }, pb: 0 }}
          >
            <IconButton
              edge="start"
              aria-label="Open menu"
              onClick={() => setMenuOpen(true)}
              sx={{ display: { md: 'none' } }}
            >
              <MenuIcon />
            </IconButton>
            <Box sx={{ flexGrow: 1 }}>
              <Typography variant="h1">Good evening, Ines</Typography>
              <Typography color="textSecondary">
                Tuesday, June 9, 5:05 p.m.
              </Typography>
            </Box>
            <ColorModeButton />
          </Stack>
          <Stack component="main" sx={{ gap: 3, p: { xs: 2, md: 4 } }}>
            <Figures />
            <PassengerChart />
            <Departures />
          </Stack>
        </div>
      </Box>
    </ThemeProvider>
  );
}
