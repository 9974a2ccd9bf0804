import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const houses = [
  {
    id: 'palms',
    label: 'Palm house',
    children: [{ id: 'date', label: 'Date palm' }],
  },
  {
    id: 'desert',
    label: 'Desert house',
    children: [{ id: 'agave', label: 'Agave' }],
  },
  { id: 'cellar', label: 'Cellar', isClosed: true },
];

export default function TreeViewApi() {
  const apiRef = useRichTreeViewApiRef();

  return (
    <Stack spacing={1} sx={{ minHeight: 230, alignItems: 'flex-start' }}>
      <Button
        onClick={(event) => {
          const itemId = 'desert';
          apiRef.current?.setItemExpansion({ itemId, shouldBeExpanded: true });
          apiRef.current?.setItemSelection({ event, itemId });
          apiRef.current?.focusItem(event, itemId);
        }}
      >
        Show desert house
      </Button>
      <RichTreeView
        aria-label="Glasshouses"
        apiRef={apiRef}
        items={houses}
        isItemDisabled={(item) => item.isClosed === true}
      />
    </Stack>
  );
}
