import { useState } from 'react';
import TabContext from '@mui/lab/TabContext';
import TabList from '@mui/lab/TabList';
import TabPanel from '@mui/lab/TabPanel';
import Tab from '@mui/material/Tab';

export default function TabsFromLab() {
  const [value, setValue] = useState('birds');

  return (
    <TabContext value={value}>
      <TabList
        aria-label="Wildlife"
        onChange={(event, newValue: string) => setValue(newValue)}
      >
        <Tab value="birds" label="Birds" />
        <Tab value="plants" label="Plants" />
      </TabList>
      <TabPanel value="birds">Herons nest on the north shore.</TabPanel>
      <TabPanel value="plants">Orchids flower until July.</TabPanel>
    </TabContext>
  );
}
