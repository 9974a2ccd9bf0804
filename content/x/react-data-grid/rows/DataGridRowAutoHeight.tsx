import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, tag: 'T-031', note: 'Healthy.' },
  {
    id: 2,
    tag: 'T-032',
    note: 'Two dead branches above the bus stop. Remove them by March.',
  },
  {
    id: 3,
    tag: 'T-033',
    note: 'Roots have lifted the paving on the west side by 4 cm.',
  },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'tag', headerName: 'Tag', width: 100 },
  { field: 'note', headerName: 'Note', flex: 1, minWidth: 200 },
];

const getRowHeight = () => 'auto' as const;

export default function DataGridRowAutoHeight() {
  return (
    <Box sx={{ height: 320 }}>
      <DataGrid
        aria-label="Inspection notes"
        rows={rows}
        columns={columns}
        getRowHeight={getRowHeight}
        hideFooter
        sx={{ [`& .${gridClasses.cell}`]: { py: 1 } }}
      />
    </Box>
  );
}
