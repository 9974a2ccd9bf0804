import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, street: 'Mill Lane', species: 'Field maple', count: 17 },
  { id: 2, street: 'Mill Lane', species: 'Silver linden', count: 21 },
  { id: 3, street: 'Quay Street', species: 'Black poplar', count: 9 },
  { id: 4, street: 'Quay Street', species: 'Silver linden', count: 9 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'street', headerName: 'Street', flex: 1, minWidth: 120 },
  { field: 'species', headerName: 'Species', flex: 1, minWidth: 130 },
  {
    field: 'count',
    headerName: 'Trees',
    type: 'number',
    width: 100,
    rowSpanValueGetter: (_, row) => row.id,
  },
];

export default function DataGridRowSpanning() {
  return (
    <Box sx={{ height: 290 }}>
      <DataGrid
        aria-label="Trees by street and species"
        rows={rows}
        columns={columns}
        rowSpanning
        disableColumnSorting
        disableColumnFilter
        showCellVerticalBorder
        hideFooter
      />
    </Box>
  );
}
