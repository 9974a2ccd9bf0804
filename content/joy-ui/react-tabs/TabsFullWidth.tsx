import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

export default function TabsFullWidth() {
  return (
    <Tabs defaultValue="fm">
      <TabList aria-label="Reception" tabFlex={1}>
        <Tab value="fm">FM</Tab>
        <Tab value="digital">Digital radio</Tab>
        <Tab value="web">Web</Tab>
      </TabList>
      <TabPanel value="fm" tabIndex={0}>
        94.6 MHz in the city
      </TabPanel>
      <TabPanel value="digital" tabIndex={0}>
        Channel 11C in the whole county
      </TabPanel>
      <TabPanel value="web" tabIndex={0}>
        Stream at 192 kbit/s
      </TabPanel>
    </Tabs>
  );
}
