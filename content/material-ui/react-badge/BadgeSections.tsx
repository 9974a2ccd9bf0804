import { useState } from 'react';
import Badge from '@mui/material/Badge';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const sections = [
  { name: 'Drafts', count: 7 },
  { name: 'To check', count: 2 },
];

export default function BadgeSections() {
  const [section, setSection] = useState('Drafts');

  return (
    <Tabs
      aria-label="Articles"
      value={section}
      onChange={(event, newSection: string) => setSection(newSection)}
    >
      {sections.map(({ name, count }) => (
        <Tab
          key={name}
          value={name}
          label={
            <Badge badgeContent={count} color="secondary" sx={{ pr: 2 }}>
              {name}
            </Badge>
          }
        />
      ))}
    </Tabs>
  );
}
