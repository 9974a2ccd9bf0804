import Stack from '@mui/joy/Stack';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

const sizes = ['sm', 'md', 'lg'] as const;

export default function TabsSizes() {
  return (
    <Stack spacing={3}>
      {sizes.map((size) => (
        <Tabs key={size} size={size} defaultValue="live">
          <TabList aria-label={`Frequencies, ${size}`}>
            <Tab value="live">Live</Tab>
            <Tab value="archive">Archive</Tab>
          </TabList>
          <TabPanel value="live" tabIndex={0}>
            On 94.6 until noon
          </TabPanel>
          <TabPanel value="archive" tabIndex={0}>
            310 shows since March 2019
          </TabPanel>
        </Tabs>
      ))}
    </Stack>
  );
}
