import Stack from '@mui/joy/Stack';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import Tabs from '@mui/joy/Tabs';

const variants = ['plain', 'outlined', 'soft', 'solid'] as const;
const days = ['Friday', 'Saturday', 'Sunday'];

export default function TabsVariants() {
  return (
    <Stack spacing={3}>
      {variants.map((variant) => (
        <Tabs key={variant} defaultValue="Saturday">
          <TabList aria-label={`Weekend, ${variant}`}>
            {days.map((day) => (
              <Tab key={day} value={day} variant={variant}>
                {day}
              </Tab>
            ))}
          </TabList>
        </Tabs>
      ))}
    </Stack>
  );
}
