import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { seeds, type Seed } from './data';

const columns: GridColDef<Seed>[] = [
  { field: 'name', headerName: 'Seed', flex: 1, minWidth: 140 },
  { field: 'family', headerName: 'Family', width: 130 },
  { field: 'sow', headerName: 'Sow in', width: 120 },
];

export default function DataGridQuickFilter() {
  return (
    <Box sx={{ height: 400 }}>
      <DataGrid
        label="Seed bank"
        rows={seeds}
        columns={columns}
        showToolbar
        ignoreDiacritics
        hideFooter
      />
    </Box>
  );
}
