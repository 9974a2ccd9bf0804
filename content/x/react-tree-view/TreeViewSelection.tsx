import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const beds = [
  {
    id: 'north',
    label: 'North beds',
    children: [
      { id: 'north-1', label: 'Bed 1' },
      { id: 'north-2', label: 'Bed 2' },
    ],
  },
  {
    id: 'south',
    label: 'South beds',
    children: [
      { id: 'south-1', label: 'Bed 3' },
      { id: 'south-2', label: 'Bed 4' },
    ],
  },
];

export default function TreeViewSelection() {
  const [selected, setSelected] = useState<string[]>(['north-1']);

  return (
    <Stack spacing={1}>
      <RichTreeView
        checkboxSelection
        multiSelect
        aria-label="Beds to water"
        items={beds}
        defaultExpandedItems={['north', 'south']}
        selectedItems={selected}
        onSelectedItemsChange={(_event, ids) => setSelected(ids)}
        selectionPropagation={{ parents: true, descendants: true }}
        sx={{ minHeight: 240 }}
      />
      <Typography role="status">
        Beds selected: {selected.filter((id) => id.includes('-')).length}
      </Typography>
    </Stack>
  );
}
