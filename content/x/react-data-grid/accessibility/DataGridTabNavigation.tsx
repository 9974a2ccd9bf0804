import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, bike: 'Cargo bike', mechanic: 'Olive Brandt' },
  { id: 2, bike: 'Tandem', mechanic: 'Sam Walker' },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'bike', headerName: 'Bike', flex: 1, minWidth: 120 },
  { field: 'mechanic', headerName: 'Mechanic', flex: 1, minWidth: 130 },
];

export default function DataGridTabNavigation() {
  return (
    <Box sx={{ height: 200 }}>
      <DataGrid
        aria-label="Bikes and mechanics"
        rows={rows}
        columns={columns}
        tabNavigation="content"
        hideFooter
      />
    </Box>
  );
}
