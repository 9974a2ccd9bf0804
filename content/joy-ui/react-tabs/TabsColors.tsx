import { useState } from 'react';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

const genres = [
  { name: 'Jazz', show: 'Blue Hour, Tuesday at 8 p.m.' },
  { name: 'Folk', show: 'Porch Songs, Sunday at 10 a.m.' },
  { name: 'Electronic', show: 'Patch Bay, Friday at 11 p.m.' },
];

export default function TabsColors() {
  const [genre, setGenre] = useState<string | number | null>('Jazz');

  return (
    <Tabs value={genre} onChange={(event, value) => setGenre(value)}>
      <TabList aria-label="Genres">
        {genres.map(({ name }) => (
          <Tab
            key={name}
            value={name}
            variant={name === genre ? 'soft' : 'plain'}
            color={name === genre ? 'success' : 'neutral'}
          >
            {name}
          </Tab>
        ))}
      </TabList>
      {genres.map(({ name, show }) => (
        <TabPanel key={name} value={name} tabIndex={0}>
          {show}
        </TabPanel>
      ))}
    </Tabs>
  );
}
