import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

export default function TabsSelectOnFocus() {
  return (
    <Tabs defaultValue="today" selectionFollowsFocus>
      <TabList aria-label="Weather report">
        <Tab value="today">Today</Tab>
        <Tab value="tomorrow">Tomorrow</Tab>
        <Tab value="weekend">Weekend</Tab>
      </TabList>
      <TabPanel value="today" tabIndex={0}>
        Fog until 10 a.m., then sun
      </TabPanel>
      <TabPanel value="tomorrow" tabIndex={0}>
        Rain from the west
      </TabPanel>
      <TabPanel value="weekend" tabIndex={0}>
        Dry, up to 24 degrees
      </TabPanel>
    </Tabs>
  );
}
