import { useState } from 'react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function TabsColors() {
  const [season, setSeason] = useState('summer');

  return (
    <Tabs
      aria-label="Season"
      value={season}
      onChange={(event, newSeason: string) => setSeason(newSeason)}
      textColor="secondary"
      indicatorColor="secondary"
    >
      <Tab value="summer" label="Summer" />
      <Tab value="winter" label="Winter" />
    </Tabs>
  );
}
