import { useState } from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

export default function ScrollableTabs() {
  const [value, setValue] = useState('March');

  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      <Tabs
        variant="scrollable"
        scrollButtons
        allowScrollButtonsMobile
        aria-label="Month of the statement"
        value={value}
        onChange={(event, newValue: string) => setValue(newValue)}
      >
        {months.map((month) => (
          <Tab key={month} value={month} label={month} />
        ))}
      </Tabs>
    </Box>
  );
}
