import { useRef, useState } from 'react';
import Button from '@mui/joy/Button';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

export default function TabsControlled() {
  const [tab, setTab] = useState<string | number | null>('studio');
  const directions = useRef<HTMLButtonElement>(null);

  function showDirections() {
    setTab('directions');
    directions.current?.focus();
  }

  return (
    <Tabs value={tab} onChange={(event, value) => setTab(value)}>
      <TabList aria-label="Guest visit">
        <Tab value="studio">Studio</Tab>
        <Tab value="directions" ref={directions}>
          Directions
        </Tab>
      </TabList>
      <TabPanel value="studio">
        Studio 2 on June 14 at 4 p.m.
        <Button
          variant="soft"
          onClick={showDirections}
          sx={{ display: 'flex', mt: 1.5 }}
        >
          Show directions
        </Button>
      </TabPanel>
      <TabPanel value="directions" tabIndex={0}>
        Bus 9 to Mill Street, second floor
      </TabPanel>
    </Tabs>
  );
}
