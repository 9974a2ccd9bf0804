import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import Sheet from '@mui/joy/Sheet';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

const hours = [6, 7, 8, 9, 10, 11];

export default function TabsSticky() {
  return (
    <Sheet
      variant="outlined"
      sx={{ height: 200, overflow: 'auto', borderRadius: 'md' }}
    >
      <Tabs defaultValue="a.m.">
        <TabList aria-label="Program" sticky="top">
          <Tab value="a.m.">Morning</Tab>
          <Tab value="p.m.">Evening</Tab>
        </TabList>
        {['a.m.', 'p.m.'].map((half) => (
          <TabPanel key={half} value={half} tabIndex={0}>
            <List>
              {hours.map((hour) => (
                <ListItem key={hour}>
                  {hour} {half}: News and weather
                </ListItem>
              ))}
            </List>
          </TabPanel>
        ))}
      </Tabs>
    </Sheet>
  );
}
