import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

export default function TabsBasics() {
  return (
    <Tabs defaultValue="schedule">
      <TabList aria-label="Morning show">
        <Tab value="schedule">Schedule</Tab>
        <Tab value="hosts">Hosts</Tab>
        <Tab value="music">Music</Tab>
      </TabList>
      <TabPanel value="schedule" tabIndex={0}>
        Weekdays from 6 to 9 a.m.
      </TabPanel>
      <TabPanel value="hosts" tabIndex={0}>
        Ines Halder and Theo Brandt
      </TabPanel>
      <TabPanel value="music" tabIndex={0}>
        12 songs, 7 of them by local bands
      </TabPanel>
    </Tabs>
  );
}
