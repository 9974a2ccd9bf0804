import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';

type Plant = { id: string; label: string; bloom?: string; children?: Plant[] };

const plants: Plant[] = [
  {
    id: 'heathers',
    label: 'Heathers',
    children: [
      { id: 'winter', label: 'Winter heath', bloom: 'March' },
      { id: 'common', label: 'Common heather', bloom: 'August' },
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
      defaultExpandedItems={['heathers']}
      slots={{ item: PlantItem }}
      sx={{ minHeight: 130 }}
    />
  );
}
