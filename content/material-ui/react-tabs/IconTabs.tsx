import { useState } from 'react';
import CallIcon from '@mui/icons-material/Call';
import FavoriteIcon from '@mui/icons-material/Favorite';
import HistoryIcon from '@mui/icons-material/History';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const views = [
  { name: 'Recent', icon: <HistoryIcon /> },
  { name: 'Favorites', icon: <FavoriteIcon /> },
  { name: 'Calls', icon: <CallIcon /> },
];

export default function IconTabs() {
  const [value, setValue] = useState('Recent');
  const handleChange = (event: unknown, newValue: string) => setValue(newValue);

  return (
    <Stack spacing={3} sx={{ width: '100%' }}>
      <Tabs
        variant="scrollable"
        value={value}
        onChange={handleChange}
        aria-label="Icons on top"
      >
        {views.map(({ name, icon }) => (
          <Tab key={name} value={name} icon={icon} label={name} />
        ))}
      </Tabs>
      <Tabs
        variant="scrollable"
        value={value}
        onChange={handleChange}
        aria-label="Icons in line"
      >
        {views.map(({ name, icon }) => (
          <Tab
            key={name}
            value={name}
            icon={icon}
            iconPosition="start"
            label={name}
            sx={{ minHeight: 48 }}
          />
        ))}
      </Tabs>
      <Tabs
        variant="scrollable"
        value={value}
        onChange={handleChange}
        aria-label="Icons only"
      >
        {views.map(({ name, icon }) => (
          <Tab key={name} value={name} icon={icon} aria-label={name} />
        ))}
      </Tabs>
    </Stack>
  );
}
