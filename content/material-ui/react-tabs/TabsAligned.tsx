import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function TabsAligned() {
  const [level, setLevel] = useState('easy');
  const [view, setView] = useState('map');

  return (
    <Stack spacing={3}>
      <Tabs
        variant="fullWidth"
        aria-label="Level"
        value={level}
        onChange={(event, newLevel: string) => setLevel(newLevel)}
      >
        <Tab value="easy" label="Easy" />
        <Tab value="steady" label="Steady" />
        <Tab value="steep" label="Steep" />
      </Tabs>
      <Tabs
        centered
        aria-label="View"
        value={view}
        onChange={(event, newView: string) => setView(newView)}
      >
        <Tab value="list" label="List" />
        <Tab value="map" label="Map" />
      </Tabs>
    </Stack>
  );
}
