import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'plant', headerName: 'Plant', flex: 1, minWidth: 140 },
  { field: 'sowing', headerName: 'Sowing', width: 130 },
  { field: 'packets', headerName: 'Packets', type: 'number', width: 110 },
];

const rows = [
  { id: 1, plant: 'Borage', sowing: 'April', packets: 38 },
  { id: 2, plant: 'Chard', sowing: 'March', packets: 112 },
  { id: 3, plant: 'Fennel', sowing: 'May', packets: 7 },
  { id: 4, plant: 'Lovage', sowing: 'August', packets: 21 },
  { id: 5, plant: 'Orache', sowing: 'March', packets: 54 },
  { id: 6, plant: 'Sorrel', sowing: 'April', packets: 0 },
];

export default function DataGridSeedStock() {
  return (
    <Box sx={{ maxWidth: 480, height: 340 }}>
      <DataGrid
        aria-label="Seeds in stock"
        columns={columns}
        rows={rows}
        hideFooter
        disableRowSelectionOnClick
      />
    </Box>
  );
}
