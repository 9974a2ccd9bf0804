import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

export default function TabsKeepMounted() {
  return (
    <Tabs defaultValue="request">
      <TabList aria-label="Call the studio">
        <Tab value="request">Song request</Tab>
        <Tab value="rules">Rules</Tab>
      </TabList>
      <TabPanel value="request" keepMounted>
        <FormControl>
          <FormLabel>Song</FormLabel>
          <Input name="song" />
        </FormControl>
      </TabPanel>
      <TabPanel value="rules" tabIndex={0}>
        One song per listener and day
      </TabPanel>
    </Tabs>
  );
}
