import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, title: 'Walnut chest', width: 120, height: 64, insured: 8500 },
  { id: 2, title: 'Salt road map', width: 88, height: 61, insured: 12400 },
  { id: 3, title: 'Bottle ship', width: 31, height: 12, insured: 900 },
];

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'title', headerName: 'Object', flex: 1, minWidth: 130 },
  {
    field: 'area',
    headerName: 'Front (cm²)',
    type: 'number',
    width: 130,
    valueGetter: (_, row) => row.width * row.height,
  },
  {
    field: 'insured',
    headerName: 'Insured for',
    type: 'number',
    width: 130,
    valueFormatter: (value: number) => dollars.format(value),
  },
];

export default function DataGridColumnValues() {
  return (
    <Box sx={{ height: 240 }}>
      <DataGrid
        aria-label="Size and insurance of objects"
        rows={rows}
        columns={columns}
        hideFooter
      />
    </Box>
  );
}
