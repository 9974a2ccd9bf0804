import { useState } from 'react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function TabsLongLabels() {
  const [value, setValue] = useState('closed');

  return (
    <Tabs
      aria-label="Notices"
      value={value}
      onChange={(event, newValue: string) => setValue(newValue)}
    >
      <Tab
        value="closed"
        label="Closed until the nests are empty"
        wrapped
        sx={{ maxWidth: 160 }}
      />
      <Tab value="open" label="Open" />
    </Tabs>
  );
}
