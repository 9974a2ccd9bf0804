import { useState } from 'react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function TabsCustomization() {
  const [value, setValue] = useState('day');

  return (
    <Tabs
      aria-label="Length of the tour"
      value={value}
      onChange={(event, newValue: string) => setValue(newValue)}
      slotProps={{ indicator: { sx: { height: 4, borderRadius: 2 } } }}
      sx={{
        '& .MuiTab-root': { minWidth: 0, textTransform: 'none' },
        '& .Mui-selected': { fontWeight: 'bold' },
      }}
    >
      <Tab value="day" label="One day" />
      <Tab value="weekend" label="Weekend" />
    </Tabs>
  );
}
