import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridRowParams,
} from '@mui/x-data-grid';

const rows = [
  { id: 11, item: 'Green umbrella', status: 'Waiting' },
  { id: 12, item: 'Violin case', status: 'Picked up' },
  { id: 13, item: 'Left mitten', status: 'Waiting' },
];

type Item = (typeof rows)[number];

const columns: GridColDef<Item>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 130 },
  { field: 'status', headerName: 'Status', width: 130 },
];

const isWaiting = ({ row }: GridRowParams<Item>) => row.status === 'Waiting';

export default function DataGridSelectSome() {
  return (
    <Box sx={{ height: 300 }}>
      <DataGrid
        aria-label="Items and their status"
        rows={rows}
        columns={columns}
        checkboxSelection
        isRowSelectable={isWaiting}
        hideFooterPagination
      />
    </Box>
  );
}
