import { useState } from 'react';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import DownloadIcon from '@mui/icons-material/Download';
import MapIcon from '@mui/icons-material/Map';
import RouteIcon from '@mui/icons-material/Route';

const views = [
  { name: 'Map', icon: <MapIcon />, text: 'You are at Birch Saddle.' },
  { name: 'Tours', icon: <RouteIcon />, text: 'Three tours start here.' },
  { name: 'Offline', icon: <DownloadIcon />, text: 'Two maps are saved.' },
];

export default function BottomNavigationBasics() {
  const [view, setView] = useState('Map');

  return (
    <Paper variant="outlined" sx={{ maxWidth: 400 }}>
      <Typography role="status" sx={{ p: 2, minHeight: 120 }}>
        {views.find(({ name }) => name === view)?.text}
      </Typography>
      <BottomNavigation
        component="nav"
        aria-label="Views"
        showLabels
        value={view}
        onChange={(event, newView: string) => setView(newView)}
      >
        {views.map(({ name, icon }) => (
          <BottomNavigationAction
            key={name}
            value={name}
            label={name}
            icon={icon}
            aria-current={name === view ? 'page' : undefined}
          />
        ))}
      </BottomNavigation>
    </Paper>
  );
}
