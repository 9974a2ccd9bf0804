import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  {
    id: 1,
    title: 'Walnut chest',
    weight: 41.5,
    acquired: '2019-03-12',
    onLoan: false,
    state: 'good',
  },
  {
    id: 2,
    title: 'Salt road map',
    weight: 0.2,
    acquired: '2021-11-02',
    onLoan: true,
    state: 'fragile',
  },
  {
    id: 3,
    title: 'Bottle ship',
    weight: 1.8,
    acquired: '2024-06-27',
    onLoan: false,
    state: 'good',
  },
];

const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'title', headerName: 'Object', flex: 1, minWidth: 120 },
  { field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 120 },
  {
    field: 'acquired',
    headerName: 'Acquired',
    type: 'date',
    width: 130,
    valueGetter: (value: string) => new Date(`${value}T00:00`),
    valueFormatter: (value: Date) => dates.format(value),
  },
  { field: 'onLoan', headerName: 'On loan', type: 'boolean', width: 100 },
  {
    field: 'state',
    headerName: 'Condition',
    type: 'singleSelect',
    width: 120,
    valueOptions: [
      { value: 'good', label: 'Good' },
      { value: 'fragile', label: 'Fragile' },
    ],
  },
];

export default function DataGridColumnTypes() {
  return (
    <Box sx={{ height: 240 }}>
      <DataGrid
        aria-label="Objects and their condition"
        rows={rows}
        columns={columns}
        hideFooter
      />
    </Box>
  );
}
