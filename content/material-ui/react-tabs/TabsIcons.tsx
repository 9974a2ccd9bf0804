import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import MapIcon from '@mui/icons-material/Map';
import TerrainIcon from '@mui/icons-material/Terrain';

const views = [
  { name: 'Map', icon: <MapIcon /> },
  { name: 'Profile', icon: <TerrainIcon /> },
];

export default function TabsIcons() {
  const [view, setView] = useState('Map');
  const handleChange = (event: unknown, newView: string) => setView(newView);

  return (
    <Stack spacing={2}>
      <Tabs aria-label="Icon above label" value={view} onChange={handleChange}>
        {views.map(({ name, icon }) => (
          <Tab key={name} value={name} icon={icon} label={name} />
        ))}
      </Tabs>
      <Tabs aria-label="Icon before label" value={view} onChange={handleChange}>
        {views.map(({ name, icon }) => (
          <Tab
            key={name}
            value={name}
            icon={icon}
            iconPosition="start"
            label={name}
            sx={{ minHeight: 48 }}
          />
        ))}
      </Tabs>
      <Tabs aria-label="Icon only" value={view} onChange={handleChange}>
        {views.map(({ name, icon }) => (
          <Tab key={name} value={name} icon={icon} aria-label={name} />
        ))}
      </Tabs>
    </Stack>
  );
}
