import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, tag: 'T-031', species: 'Silver linden', advice: 'None' },
  { id: 2, tag: 'T-032', species: 'Black poplar', advice: 'Prune this month' },
  { id: 3, tag: 'T-033', species: 'Field maple', advice: 'None' },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'tag', headerName: 'Tag', width: 100 },
  { field: 'species', headerName: 'Species', flex: 1, minWidth: 130 },
  { field: 'advice', headerName: 'Advice', flex: 1, minWidth: 150 },
];

export default function DataGridRowStyles() {
  return (
    <Box sx={{ height: 240 }}>
      <DataGrid
        aria-label="Advice by tree"
        rows={rows}
        columns={columns}
        getRowClassName={({ row }) => (row.advice === 'None' ? '' : 'urgent')}
        hideFooter
        sx={{
          '& .urgent': {
            fontWeight: 'bold',
            boxShadow: (theme) =>
              `inset 4px 0 ${(theme.vars ?? theme).palette.warning.main}`,
          },
        }}
      />
    </Box>
  );
}
