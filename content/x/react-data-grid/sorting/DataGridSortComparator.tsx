import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridComparatorFn,
} from '@mui/x-data-grid';

const rows = [
  { id: 1, crew: 'Otter Four', boat: 'B10', round: 'Semifinal' },
  { id: 2, crew: 'Blue Oars', boat: 'B2', round: 'Final' },
  { id: 3, crew: 'Early Mist', boat: 'B7', round: 'Heat' },
  { id: 4, crew: 'Long Reach', boat: 'B1', round: 'Final' },
];

const rounds = ['Heat', 'Semifinal', 'Final'];
const byRound: GridComparatorFn<string> = (a, b) =>
  rounds.indexOf(a) - rounds.indexOf(b);

const { compare } = new Intl.Collator('en', { numeric: true });

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'crew', headerName: 'Crew', flex: 1, minWidth: 120 },
  { field: 'boat', headerName: 'Boat', width: 100, sortComparator: compare },
  {
    field: 'round',
    headerName: 'Reached',
    width: 130,
    sortComparator: byRound,
    sortingOrder: ['desc', 'asc', null],
  },
];

export default function DataGridSortComparator() {
  return (
    <Box sx={{ height: 290 }}>
      <DataGrid
        aria-label="Crews by round"
        rows={rows}
        columns={columns}
        initialState={{
          sorting: { sortModel: [{ field: 'round', sort: 'desc' }] },
        }}
        hideFooter
      />
    </Box>
  );
}
