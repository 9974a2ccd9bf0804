import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';
import EventIcon from '@mui/icons-material/Event';
import HeadphonesIcon from '@mui/icons-material/Headphones';
import RadioIcon from '@mui/icons-material/Radio';

const views = [
  { name: 'Listen', icon: <RadioIcon />, text: 'Now: Porch Songs' },
  { name: 'Podcasts', icon: <HeadphonesIcon />, text: '3 new episodes' },
  { name: 'Events', icon: <EventIcon />, text: 'Open studio on June 20' },
];

export default function TabsBottom() {
  return (
    <Tabs defaultValue="Listen">
      {views.map(({ name, text }) => (
        <TabPanel key={name} value={name} tabIndex={0}>
          {text}
        </TabPanel>
      ))}
      <TabList aria-label="Station app" underlinePlacement="top" tabFlex={1}>
        {views.map(({ name, icon }) => (
          <Tab
            key={name}
            value={name}
            orientation="vertical"
            indicatorPlacement="top"
          >
            <ListItemDecorator>{icon}</ListItemDecorator>
            {name}
          </Tab>
        ))}
      </TabList>
    </Tabs>
  );
}
