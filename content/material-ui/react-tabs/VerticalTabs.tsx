import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const settings = [
  { name: 'Profile', text: 'Your name and picture are visible to your team.' },
  { name: 'Security', text: 'Two-step sign-in is on for this account.' },
  { name: 'Billing', text: 'The next invoice is due on June 1.' },
];

export default function VerticalTabs() {
  const [value, setValue] = useState('Profile');
  const id = useId();

  return (
    <Box sx={{ display: 'flex', width: '100%', minHeight: 180 }}>
      <Tabs
        orientation="vertical"
        aria-label="Settings"
        value={value}
        onChange={(event, newValue: string) => setValue(newValue)}
        sx={{ borderRight: 1, borderColor: 'divider', flexShrink: 0 }}
      >
        {settings.map(({ name }) => (
          <Tab
            key={name}
            value={name}
            label={name}
            id={`${id}-tab-${name}`}
            aria-controls={`${id}-panel-${name}`}
          />
        ))}
      </Tabs>
      {settings.map(({ name, text }) => (
        <Box
          key={name}
          role="tabpanel"
          id={`${id}-panel-${name}`}
          aria-labelledby={`${id}-tab-${name}`}
          hidden={value !== name}
          tabIndex={0}
          sx={{ flex: 1, p: 2 }}
        >
          {text}
        </Box>
      ))}
    </Box>
  );
}
