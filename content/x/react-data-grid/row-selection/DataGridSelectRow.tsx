import { useState } from 'react';
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
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 130 },
  { field: 'found', headerName: 'Found', flex: 1, minWidth: 110 },
];

export default function DataGridSelectRow() {
  const [selection, setSelection] = useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set([12]),
  });
  const selected = rows.find(({ id }) => selection.ids.has(id));

  return (
    <Stack spacing={2}>
      <Stack sx={{ height: 240 }}>
        <DataGrid
          aria-label="Lost items"
          rows={rows}
          columns={columns}
          rowSelectionModel={selection}
          onRowSelectionModelChange={setSelection}
          hideFooter
        />
      </Stack>
      <Typography role="status">
        {selected ? `Selected: ${selected.item}` : 'Nothing selected'}
      </Typography>
    </Stack>
  );
}
