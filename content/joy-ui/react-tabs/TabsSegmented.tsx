import Tab, { tabClasses } from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

const charts = [
  { period: 'Week', song: 'Lantern Street' },
  { period: 'Month', song: 'Slow Tide' },
  { period: 'Year', song: 'Paper Bridges' },
];

export default function TabsSegmented() {
  return (
    <Tabs defaultValue="Week" sx={{ bgcolor: 'transparent' }}>
      <TabList
        aria-label="Charts"
        disableUnderline
        tabFlex={1}
        sx={{
          '--List-padding': '4px',
          '--List-radius': '12px',
          bgcolor: 'background.level1',
          [`& .${tabClasses.root}.${tabClasses.selected}`]: {
            bgcolor: 'background.surface',
            boxShadow: 'sm',
          },
        }}
      >
        {charts.map(({ period }) => (
          <Tab key={period} value={period} disableIndicator>
            {period}
          </Tab>
        ))}
      </TabList>
      {charts.map(({ period, song }) => (
        <TabPanel key={period} value={period} tabIndex={0}>
          Most played: {song}
        </TabPanel>
      ))}
    </Tabs>
  );
}
