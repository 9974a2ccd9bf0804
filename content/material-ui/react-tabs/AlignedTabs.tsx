import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function AlignedTabs() {
  const [direction, setDirection] = useState('out');
  const [view, setView] = useState('map');

  return (
    <Stack spacing={3} sx={{ width: '100%' }}>
      <Tabs
        variant="fullWidth"
        aria-label="Direction of travel"
        value={direction}
        onChange={(event, newValue: string) => setDirection(newValue)}
      >
        <Tab value="out" label="Outbound" />
        <Tab value="back" label="Return" />
      </Tabs>
      <Tabs
        centered
        aria-label="View of the results"
        value={view}
        onChange={(event, newValue: string) => setView(newValue)}
      >
        <Tab value="list" label="List" />
        <Tab value="map" label="Map" />
      </Tabs>
    </Stack>
  );
}
