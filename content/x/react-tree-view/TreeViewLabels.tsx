import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const labels = [
  {
    id: 'pond',
    label: 'Pond',
    children: [
      { id: 'lily', label: 'Water lily' },
      { id: 'iris', label: 'Yellow iris' },
    ],
  },
];

export default function TreeViewLabels() {
  const [message, setMessage] = useState('No label changed');

  return (
    <Stack spacing={1}>
      <RichTreeView
        aria-label="Plant labels"
        items={labels}
        defaultExpandedItems={['pond']}
        isItemEditable={(item) => item.id !== 'pond'}
        onItemLabelChange={(id, label) => setMessage(`${id}: ${label}`)}
        slotProps={{
          item: {
            slotProps: {
              labelInput: {
                'aria-label': 'Label',
                style: { color: 'inherit' },
              },
            },
          },
        }}
        sx={{ minHeight: 130 }}
      />
      <Typography role="status">{message}</Typography>
    </Stack>
  );
}
