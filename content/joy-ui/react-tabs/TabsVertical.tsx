import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

const shows = [
  { name: 'Harvest News', time: 'Daily at 7 a.m.' },
  { name: 'Blue Hour', time: 'Tuesday at 8 p.m.' },
  { name: 'Patch Bay', time: 'Friday at 11 p.m.' },
];

export default function TabsVertical() {
  return (
    <Tabs orientation="vertical" defaultValue="Harvest News">
      <TabList aria-label="Shows">
        {shows.map(({ name }) => (
          <Tab key={name} value={name}>
            {name}
          </Tab>
        ))}
      </TabList>
      {shows.map(({ name, time }) => (
        <TabPanel key={name} value={name} tabIndex={0}>
          {time}
        </TabPanel>
      ))}
    </Tabs>
  );
}
