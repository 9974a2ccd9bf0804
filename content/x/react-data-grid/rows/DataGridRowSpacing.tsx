import Box from '@mui/material/Box';
import {
  DataGrid,
  gridClasses,
  type GridColDef,
  type GridRowSpacingParams,
} from '@mui/x-data-grid';

const rows = [
  { id: 1, tag: 'T-031', species: 'Silver linden' },
  { id: 2, tag: 'T-032', species: 'Black poplar' },
  { id: 3, tag: 'T-033', species: 'Field maple' },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'tag', headerName: 'Tag', width: 100 },
  { field: 'species', headerName: 'Species', flex: 1, minWidth: 130 },
];

const getRowSpacing = ({ isFirstVisible }: GridRowSpacingParams) => ({
  top: isFirstVisible ? 0 : 12,
});

export default function DataGridRowSpacing() {
  return (
    <Box sx={{ height: 290 }}>
      <DataGrid
        aria-label="Trees with space between them"
        rows={rows}
        columns={columns}
        getRowSpacing={getRowSpacing}
        hideFooter
        sx={{ [`& .${gridClasses.row}`]: { bgcolor: 'action.hover' } }}
      />
    </Box>
  );
}
