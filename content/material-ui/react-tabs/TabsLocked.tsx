import { useState } from 'react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function TabsLocked() {
  const [value, setValue] = useState('plan');

  return (
    <Tabs
      aria-label="Tour"
      value={value}
      onChange={(event, newValue: string) => setValue(newValue)}
    >
      <Tab value="plan" label="Plan" />
      <Tab value="live" label="Live" disabled />
      <Tab value="diary" label="Diary" />
    </Tabs>
  );
}
