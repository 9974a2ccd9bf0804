import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';
import HistoryIcon from '@mui/icons-material/History';
import MicIcon from '@mui/icons-material/Mic';
import SettingsIcon from '@mui/icons-material/Settings';

export default function TabsIcons() {
  return (
    <Tabs defaultValue="live">
      <TabList aria-label="Studio desk">
        <Tab value="live">
          <ListItemDecorator>
            <MicIcon />
          </ListItemDecorator>
          Live
        </Tab>
        <Tab value="recent">
          <ListItemDecorator>
            <HistoryIcon />
          </ListItemDecorator>
          Recent
        </Tab>
        <Tab value="settings" aria-label="Settings">
          <SettingsIcon />
        </Tab>
      </TabList>
      <TabPanel value="live" tabIndex={0}>
        Microphones 1 and 3 are open.
      </TabPanel>
      <TabPanel value="recent" tabIndex={0}>
        Last recording: June 11, 58 minutes
      </TabPanel>
      <TabPanel value="settings" tabIndex={0}>
        Delay: 7 seconds
      </TabPanel>
    </Tabs>
  );
}
