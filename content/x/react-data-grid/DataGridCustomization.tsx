import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, name: 'Cape Morrow', lamp: 'LED', visits: 412 },
  { id: 2, name: 'Gull Rock', lamp: 'Halogen', visits: 96 },
  { id: 3, name: 'Tansy Point', lamp: 'LED', visits: 873 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'name', headerName: 'Lighthouse', flex: 1, minWidth: 140 },
  { field: 'lamp', headerName: 'Lamp', width: 120 },
  { field: 'visits', headerName: 'Visits', type: 'number', width: 120 },
];

export default function DataGridCustomization() {
  return (
    <Box sx={{ height: 240 }}>
      <DataGrid
        aria-label="Visits to lighthouses"
        rows={rows}
        columns={columns}
        showCellVerticalBorder
        showColumnVerticalBorder
        hideFooter
        sx={{
          borderRadius: 3,
          [`& .${gridClasses.columnHeader}`]: { bgcolor: 'action.hover' },
          [`& .${gridClasses.row}:nth-of-type(even)`]: {
            bgcolor: 'action.hover',
          },
        }}
      />
    </Box>
  );
}
