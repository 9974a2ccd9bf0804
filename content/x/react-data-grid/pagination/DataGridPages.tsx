import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { sightings, type Sighting } from './data';

const columns: GridColDef<Sighting>[] = [
  { field: 'bird', headerName: 'Bird', flex: 1, minWidth: 110 },
  { field: 'site', headerName: 'Site', flex: 1, minWidth: 110 },
  { field: 'count', headerName: 'Count', type: 'number', width: 100 },
];

export default function DataGridPages() {
  return (
    <Box sx={{ height: 370 }}>
      <DataGrid
        aria-label="Bird sightings"
        rows={sightings}
        columns={columns}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5, 10, 50]}
      />
    </Box>
  );
}
