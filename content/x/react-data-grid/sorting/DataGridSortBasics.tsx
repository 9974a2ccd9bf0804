import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, crew: 'Otter Four', seconds: 412.6, club: 'Weir Lane' },
  { id: 2, crew: 'Blue Oars', seconds: 398.1, club: 'Tideway South' },
  { id: 3, crew: 'Early Mist', seconds: 405.9, club: 'Weir Lane' },
  { id: 4, crew: 'Long Reach', seconds: 401.4, club: 'Canal Row' },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'crew', headerName: 'Crew', flex: 1, minWidth: 120 },
  { field: 'seconds', headerName: 'Time (s)', type: 'number', width: 120 },
  { field: 'club', headerName: 'Club', flex: 1, minWidth: 120 },
];

export default function DataGridSortBasics() {
  return (
    <Box sx={{ height: 290 }}>
      <DataGrid
        aria-label="Results of the 2,000 m race"
        rows={rows}
        columns={columns}
        initialState={{
          sorting: { sortModel: [{ field: 'seconds', sort: 'asc' }] },
        }}
        hideFooter
      />
    </Box>
  );
}
