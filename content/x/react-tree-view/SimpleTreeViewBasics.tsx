import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SimpleTreeViewBasics() {
  return (
    <SimpleTreeView
      aria-label="Botanical garden"
      defaultExpandedItems={['glasshouse']}
      sx={{ minHeight: 240 }}
    >
      <TreeItem itemId="glasshouse" label="Glasshouse">
        <TreeItem itemId="cacti" label="Cacti" />
        <TreeItem itemId="orchids" label="Orchids" />
      </TreeItem>
      <TreeItem itemId="outdoors" label="Outdoors">
        <TreeItem itemId="alpines" label="Alpine bed" />
        <TreeItem itemId="ferns" label="Fern ravine" />
        <TreeItem itemId="maze" label="Maze (closed)" disabled />
      </TreeItem>
    </SimpleTreeView>
  );
}
