import { type MouseEvent, useState } from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const pages = ['Trails', 'Huts', 'Rangers'];

export default function TabsAsLinks() {
  const [current, setCurrent] = useState('Trails');

  return (
    <Box component="nav" aria-label="Park">
      <Tabs
        value={current}
        onChange={(event, page: string) => setCurrent(page)}
        slotProps={{ list: { role: undefined } }}
      >
        {pages.map((page) => (
          <Tab
            key={page}
            component="a"
            href="#tabs-as-links"
            // A real app would open the page instead.
            onClick={(event: MouseEvent) => event.preventDefault()}
            value={page}
            label={page}
            role={undefined}
            aria-selected={undefined}
            aria-current={page === current ? 'page' : undefined}
            tabIndex={0}
          />
        ))}
      </Tabs>
    </Box>
  );
}
