import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';

type Plant = { id: string; label: string; bloom?: string; children?: Plant[] };

const plants: Plant[] = [
  {
    id: 'ericaceae',
    label: 'Ericaceae',
    children: [
      { id: 'erica', label: 'Erica carnea', bloom: 'March' },
      { id: 'calluna', label: 'Calluna vulgaris', bloom: 'August' },
    ],
  },
];

function PlantItem(props: TreeItemProps) {
  const plant = useTreeItemModel<Plant>(props.itemId);

  return (
    <TreeItem
      {...props}
      label={
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          <span>{props.label}</span>
          {plant?.bloom && (
            <Chip size="small" label={`Blooms in ${plant.bloom}`} />
          )}
        </Stack>
      }
    />
  );
}

export default function TreeViewItems() {
  return (
    <RichTreeView
      aria-label="Heather collection"
      items={plants}
      defaultExpandedItems={['ericaceae']}
      slots={{ item: PlantItem }}
      sx={{ minHeight: 130 }}
    />
  );
}
