import { useState } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function TreeViewEvents() {
  const [events, setEvents] = useState<string[]>([]);
  const add = (text: string) =>
    setEvents((earlier) => [...earlier, text].slice(-4));

  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={3}>
      <SimpleTreeView
        aria-label="Herb garden"
        defaultExpandedItems={['kitchen']}
        onItemClick={(_, id) => add(`onItemClick: ${id}`)}
        onItemFocus={(_, id) => add(`onItemFocus: ${id}`)}
        onItemExpansionToggle={(_, id, isExpanded) =>
          add(`onItemExpansionToggle: ${id} ${isExpanded}`)
        }
        onItemSelectionToggle={(_, id, isSelected) =>
          add(`onItemSelectionToggle: ${id} ${isSelected}`)
        }
        sx={{ minHeight: 170, minWidth: 200 }}
      >
        <TreeItem itemId="kitchen" label="Kitchen herbs">
          <TreeItem itemId="chives" label="Chives" />
          <TreeItem itemId="lovage" label="Lovage" />
        </TreeItem>
        <TreeItem itemId="tea" label="Tea herbs">
          <TreeItem itemId="mint" label="Mint" />
        </TreeItem>
      </SimpleTreeView>
      <Box role="log" aria-label="Latest events">
        {events.length === 0 && 'Click an item or use the arrow keys.'}
        {events.map((text, index) => (
          <Typography key={index}>{text}</Typography>
        ))}
      </Box>
    </Stack>
  );
}
