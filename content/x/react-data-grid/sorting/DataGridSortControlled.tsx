import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  type GridSortModel,
} from '@mui/x-data-grid';

const rows = [
  { id: 1, crew: 'Otter Four', lane: 3, seconds: 412.6 },
  { id: 2, crew: 'Blue Oars', lane: 1, seconds: 398.1 },
  { id: 3, crew: 'Early Mist', lane: 2, seconds: 405.9 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'lane', headerName: 'Lane', type: 'number', width: 100 },
  { field: 'crew', headerName: 'Crew', flex: 1, minWidth: 120 },
  { field: 'seconds', headerName: 'Time (s)', type: 'number', width: 120 },
];

const directions = { asc: 'ascending', desc: 'descending' };

export default function DataGridSortControlled() {
  const [sortModel, setSortModel] = useState<GridSortModel>([
    { field: 'lane', sort: 'asc' },
  ]);
  const [sorted] = sortModel;
  const header = columns.find(
    ({ field }) => field === sorted?.field,
  )?.headerName;

  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Button
          variant="outlined"
          onClick={() => setSortModel([{ field: 'seconds', sort: 'asc' }])}
        >
          Fastest first
        </Button>
        <Typography role="status">
          {sorted?.sort
            ? `${header}, ${directions[sorted.sort]}`
            : 'Original order'}
        </Typography>
      </Stack>
      <Stack sx={{ height: 240 }}>
        <DataGrid
          aria-label="Crews of the first heat"
          rows={rows}
          columns={columns}
          sortModel={sortModel}
          onSortModelChange={setSortModel}
          hideFooter
        />
      </Stack>
    </Stack>
  );
}
