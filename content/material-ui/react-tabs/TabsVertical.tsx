import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const chapters = [
  { name: 'Clothing', text: 'Three thin layers, and one against rain.' },
  { name: 'Food', text: 'Half a liter of water for each hour.' },
  { name: 'Safety', text: 'A whistle, a map, and a charged phone.' },
];

export default function TabsVertical() {
  const id = useId();
  const [value, setValue] = useState('Clothing');

  return (
    <Stack direction="row" sx={{ width: 1, maxWidth: 480 }}>
      <Tabs
        orientation="vertical"
        aria-label="What to pack"
        value={value}
        onChange={(event, newValue: string) => setValue(newValue)}
        sx={{ borderRight: 1, borderColor: 'divider', flexShrink: 0 }}
      >
        {chapters.map(({ name }) => (
          <Tab
            key={name}
            value={name}
            label={name}
            id={`${id}-tab-${name}`}
            aria-controls={`${id}-panel-${name}`}
          />
        ))}
      </Tabs>
      {chapters.map(({ name, text }) => (
        <Box
          key={name}
          role="tabpanel"
          id={`${id}-panel-${name}`}
          aria-labelledby={`${id}-tab-${name}`}
          hidden={value !== name}
          tabIndex={0}
          sx={{ p: 2 }}
        >
          {text}
        </Box>
      ))}
    </Stack>
  );
}
