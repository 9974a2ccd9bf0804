import Tab, { tabClasses } from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

export default function TabsCustomization() {
  return (
    <Tabs
      defaultValue="songs"
      sx={{
        '--Tabs-spacing': '1.5rem',
        '--Tab-indicatorThickness': '4px',
        '--Tab-indicatorRadius': '4px 4px 0 0',
        bgcolor: 'transparent',
        [`& .${tabClasses.root}.${tabClasses.selected}`]: {
          '--Tab-indicatorColor': 'var(--joy-palette-primary-500)',
          bgcolor: 'transparent',
          fontWeight: 'lg',
        },
      }}
    >
      <TabList aria-label="Listener charts">
        <Tab value="songs" indicatorInset>
          Songs
        </Tab>
        <Tab value="albums" indicatorInset>
          Albums
        </Tab>
      </TabList>
      <TabPanel value="songs" tabIndex={0}>
        Number 1: Lantern Street
      </TabPanel>
      <TabPanel value="albums" tabIndex={0}>
        Number 1: Slow Tide
      </TabPanel>
    </Tabs>
  );
}
