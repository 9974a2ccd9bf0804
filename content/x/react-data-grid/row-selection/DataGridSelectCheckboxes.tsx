import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';

const rows = [
  { id: 11, item: 'Green umbrella', found: 'Bus 4' },
  { id: 12, item: 'Violin case', found: 'Harbor stop' },
  { id: 13, item: 'Left mitten', found: 'Bus 9' },
  { id: 14, item: 'Lunch box', found: 'Bus 4' },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 130 },
  { field: 'found', headerName: 'Found', flex: 1, minWidth: 110 },
];

const nothing: GridRowSelectionModel = { type: 'include', ids: new Set() };

export default function DataGridSelectCheckboxes() {
  const [items, setItems] = useState(rows);
  const [selection, setSelection] = useState(nothing);
  const isSelected = ({ id }: { id: number }) =>
    selection.ids.has(id) === (selection.type === 'include');
  const count = items.filter(isSelected).length;

  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Button
          variant="outlined"
          disabled={count === 0}
          onClick={() => {
            setItems(items.filter((item) => !isSelected(item)));
            setSelection(nothing);
          }}
        >
          Hand over
        </Button>
        <Typography role="status">
          {count} of {items.length} items selected
        </Typography>
      </Stack>
      <Stack sx={{ height: 290 }}>
        <DataGrid
          aria-label="Items to hand over"
          rows={items}
          columns={columns}
          checkboxSelection
          disableRowSelectionOnClick
          rowSelectionModel={selection}
          onRowSelectionModelChange={setSelection}
          hideFooter
        />
      </Stack>
    </Stack>
  );
}
