import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, title: 'Walnut chest', lender: 'Museum', status: 'On display' },
  {
    id: 2,
    title: 'Salt road map',
    lender: 'Town archive',
    status: 'In repair',
  },
  { id: 3, title: 'Bottle ship', lender: 'Private', status: 'On display' },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'title', headerName: 'Object', flex: 1, minWidth: 130 },
  { field: 'lender', headerName: 'Owner', width: 140 },
  {
    field: 'status',
    headerName: 'Status',
    width: 150,
    display: 'flex',
    renderCell: ({ value }) => (
      <Chip
        size="small"
        variant="outlined"
        color={value === 'In repair' ? 'warning' : 'default'}
        label={value}
        sx={{ color: 'text.primary' }}
      />
    ),
  },
];

export default function DataGridColumnCells() {
  return (
    <Box sx={{ height: 240 }}>
      <DataGrid
        aria-label="Status of objects"
        rows={rows}
        columns={columns}
        hideFooter
      />
    </Box>
  );
}
