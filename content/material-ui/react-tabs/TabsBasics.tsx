import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const sections = [
  { label: 'Route', text: 'A loop of 11 km with 420 m of ascent.' },
  { label: 'Water', text: 'Springs at km 3 and km 8, both safe to drink.' },
  { label: 'Bus', text: 'Line 14 stops at the trailhead every hour.' },
];

export default function TabsBasics() {
  const id = useId();
  const [value, setValue] = useState(0);

  return (
    <>
      <Tabs
        aria-label="Heron Lake trail"
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
          sx={{ p: 2 }}
        >
          {text}
        </Box>
      ))}
    </>
  );
}
