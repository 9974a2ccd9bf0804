import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const tours = [
  {
    id: 'spring',
    label: 'Spring tours',
    children: [
      { id: 'magnolias', label: 'Magnolias' },
      { id: 'bulbs', label: 'Bulbs' },
    ],
  },
  {
    id: 'fall',
    label: 'Fall tours',
    children: [
      { id: 'mushrooms', label: 'Mushrooms' },
      { id: 'leaves', label: 'Leaves' },
    ],
  },
];
const parents = tours.map(({ id }) => id);

export default function TreeViewExpansion() {
  const [expanded, setExpanded] = useState<string[]>(['spring']);
  const isOpen = expanded.length === parents.length;

  return (
    <Stack spacing={1} sx={{ minHeight: 260, alignItems: 'flex-start' }}>
      <Button onClick={() => setExpanded(isOpen ? [] : parents)}>
        {isOpen ? 'Collapse all' : 'Expand all'}
      </Button>
      <RichTreeView
        aria-label="Guided tours"
        items={tours}
        expandedItems={expanded}
        onExpandedItemsChange={(_event, ids) => setExpanded(ids)}
      />
    </Stack>
  );
}
