import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';
import {
  DataGrid,
  gridPageCountSelector,
  gridPageSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { sightings, type Sighting } from './data';

const columns: GridColDef<Sighting>[] = [
  { field: 'bird', headerName: 'Bird', flex: 1, minWidth: 110 },
  { field: 'site', headerName: 'Site', flex: 1, minWidth: 110 },
  { field: 'count', headerName: 'Count', type: 'number', width: 100 },
];

function PageNumbers() {
  const apiRef = useGridApiContext();
  const page = useGridSelector(apiRef, gridPageSelector);
  const pageCount = useGridSelector(apiRef, gridPageCountSelector);

  return (
    <Pagination
      size="small"
      page={page + 1}
      count={pageCount}
      onChange={(_, next) => apiRef.current.setPage(next - 1)}
      sx={{ ml: 'auto' }}
    />
  );
}

export default function DataGridPageNumbers() {
  return (
    <Box sx={{ height: 370 }}>
      <DataGrid
        aria-label="Bird sightings with page numbers"
        rows={sightings}
        columns={columns}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5]}
        slots={{ pagination: PageNumbers }}
      />
    </Box>
  );
}
