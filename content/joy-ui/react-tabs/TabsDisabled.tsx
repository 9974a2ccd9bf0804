import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

export default function TabsDisabled() {
  return (
    <Tabs defaultValue="notes">
      <TabList aria-label="Show of June 14">
        <Tab value="notes">Notes</Tab>
        <Tab value="recording" disabled>
          Recording
        </Tab>
        <Tab value="listeners">Listeners</Tab>
      </TabList>
      <TabPanel value="notes" tabIndex={0}>
        The recording will be available after the show.
      </TabPanel>
      <TabPanel value="recording" tabIndex={0}>
        Length: 58 minutes
      </TabPanel>
      <TabPanel value="listeners" tabIndex={0}>
        Forecast: 4,200
      </TabPanel>
    </Tabs>
  );
}
