import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import Sheet from '@mui/joy/Sheet';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

const hours = [6, 7, 8, 9, 10, 11];
const programs = [
  { name: 'Morning', half: 'a.m.' },
  { name: 'Evening', half: 'p.m.' },
];

export default function TabsSticky() {
  return (
    <Sheet
      variant="outlined"
      sx={{ height: 200, overflow: 'auto', borderRadius: 'md' }}
    >
      <Tabs defaultValue="Morning">
        <TabList aria-label="Program" sticky="top">
          {programs.map(({ name }) => (
            <Tab key={name} value={name}>
              {name}
            </Tab>
          ))}
        </TabList>
        {programs.map(({ name, half }) => (
          <TabPanel key={name} value={name} tabIndex={0}>
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
