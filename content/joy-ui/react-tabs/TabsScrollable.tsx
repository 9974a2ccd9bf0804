import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

const regions = [
  'Harbor',
  'Old Town',
  'University',
  'Mill Street',
  'North Hills',
  'Riverside',
  'Airport',
  'Lake District',
];

export default function TabsScrollable() {
  return (
    <Tabs defaultValue="Harbor">
      <TabList
        aria-label="Traffic by region"
        sx={{ overflowX: 'auto', scrollSnapType: 'x proximity' }}
      >
        {regions.map((region) => (
          <Tab
            key={region}
            value={region}
            sx={{ flex: 'none', scrollSnapAlign: 'start' }}
          >
            {region}
          </Tab>
        ))}
      </TabList>
      {regions.map((region) => (
        <TabPanel key={region} value={region} tabIndex={0}>
          {region}: No delays
        </TabPanel>
      ))}
    </Tabs>
  );
}
