import { useState } from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import LandscapeIcon from '@mui/icons-material/Landscape';
import MapIcon from '@mui/icons-material/Map';
import SatelliteAltIcon from '@mui/icons-material/SatelliteAlt';

const views = [
  { name: 'Map', icon: <MapIcon /> },
  { name: 'Relief', icon: <LandscapeIcon /> },
  { name: 'Aerial photo', icon: <SatelliteAltIcon /> },
];

export default function ToggleButtonBackground() {
  const [view, setView] = useState('Map');

  return (
    <ToggleButtonGroup
      exclusive
      orientation="vertical"
      size="large"
      aria-label="Background"
      value={view}
      onChange={(event, newView: string | null) => setView(newView ?? view)}
    >
      {views.map(({ name, icon }) => (
        <ToggleButton key={name} value={name} aria-label={name}>
          {icon}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
