import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, name: 'Cape Morrow', coast: 'North', height: 31, range: 18 },
  { id: 2, name: 'Gull Rock', coast: 'North', height: 22, range: 14 },
  { id: 3, name: 'Tansy Point', coast: 'West', height: 40, range: 24 },
  { id: 4, name: 'Lower Skerry', coast: 'West', height: 17, range: 9 },
  { id: 5, name: 'Saint Anne', coast: 'South', height: 28, range: 20 },
  { id: 6, name: 'Breaker Head', coast: 'South', height: 35, range: 21 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'name', headerName: 'Lighthouse', flex: 1, minWidth: 140 },
  { field: 'coast', headerName: 'Coast', width: 110 },
  { field: 'height', headerName: 'Height (m)', type: 'number', width: 120 },
  { field: 'range', headerName: 'Range (nmi)', type: 'number', width: 130 },
];

export default function DataGridBasics() {
  return (
    <Box sx={{ height: 320 }}>
      <DataGrid aria-label="Lighthouses" rows={rows} columns={columns} />
    </Box>
  );
}
