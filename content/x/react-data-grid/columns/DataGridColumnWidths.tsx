import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  {
    id: 1,
    room: 'A2',
    title: 'Carved walnut chest with iron bands',
    year: 1688,
  },
  { id: 2, room: 'A2', title: 'Map of the salt roads', year: 1743 },
  { id: 3, room: 'C5', title: 'Ship model in a glass bottle', year: 1891 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'room', headerName: 'Room', width: 90 },
  { field: 'title', headerName: 'Object', flex: 2, minWidth: 160 },
  {
    field: 'year',
    headerName: 'Made in',
    flex: 1,
    minWidth: 100,
    maxWidth: 160,
  },
];

export default function DataGridColumnWidths() {
  return (
    <Box sx={{ height: 240 }}>
      <DataGrid
        aria-label="Objects by room"
        rows={rows}
        columns={columns}
        hideFooter
      />
    </Box>
  );
}
