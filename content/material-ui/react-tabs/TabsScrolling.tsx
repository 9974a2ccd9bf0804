import { useState } from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const huts = ['Alder', 'Birch', 'Cedar', 'Dogwood', 'Elm', 'Fir', 'Hazel'];

export default function TabsScrolling() {
  const [hut, setHut] = useState('Elm');

  return (
    <Box sx={{ maxWidth: 480 }}>
      <Tabs
        variant="scrollable"
        scrollButtons
        allowScrollButtonsMobile
        aria-label="Hut"
        value={hut}
        onChange={(event, newHut: string) => setHut(newHut)}
      >
        {huts.map((name) => (
          <Tab key={name} value={name} label={name} />
        ))}
      </Tabs>
    </Box>
  );
}
