import { useState } from 'react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function ColorTabs() {
  const [value, setValue] = useState('month');

  return (
    <Tabs
      aria-label="Report period"
      value={value}
      onChange={(event, newValue: string) => setValue(newValue)}
      textColor="secondary"
      indicatorColor="secondary"
    >
      <Tab value="month" label="Month" />
      <Tab value="year" label="Year" />
    </Tabs>
  );
}
