import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const sections = [
  { label: 'Details', text: 'Double room with a balcony, two nights.' },
  { label: 'Guests', text: 'Maya Lindqvist and one more adult.' },
  { label: 'Payment', text: '$310.00, paid by card on May 2.' },
];

export default function BasicTabs() {
  const [value, setValue] = useState(0);
  const id = useId();

  return (
    <Box sx={{ width: '100%' }}>
      <Tabs
        variant="scrollable"
        aria-label="Booking"
        value={value}
        onChange={(event, newValue: number) => setValue(newValue)}
        sx={{ borderBottom: 1, borderColor: 'divider' }}
      >
        {sections.map(({ label }, index) => (
          <Tab
            key={label}
            label={label}
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
          />
        ))}
      </Tabs>
      {sections.map(({ label, text }, index) => (
        <Box
          key={label}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          hidden={value !== index}
          tabIndex={0}
          sx={{ p: 3 }}
        >
          {text}
        </Box>
      ))}
    </Box>
  );
}
