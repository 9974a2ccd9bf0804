import Box from '@mui/material/Box';
import {
  DataGrid,
  GridFilterInputValue,
  getGridNumericOperators,
  type GridColDef,
  type GridFilterOperator,
  type GridTypeFilterInputValueProps,
} from '@mui/x-data-grid';
import { seeds, type Seed } from './data';

const withinTenDays: GridFilterOperator<
  Seed,
  number,
  number,
  GridTypeFilterInputValueProps
> = {
  label: 'within 10 days of',
  value: 'within',
  getApplyFilterFn: ({ value }) => {
    const target = Number(value);
    if (!value || Number.isNaN(target)) return null;
    return (days) => Math.abs(days - target) <= 10;
  },
  InputComponent: GridFilterInputValue,
  InputComponentProps: { type: 'number' },
  getValueAsString: (value) => `${value} days`,
};

const columns: GridColDef<Seed>[] = [
  { field: 'name', headerName: 'Seed', flex: 1, minWidth: 140 },
  {
    field: 'days',
    headerName: 'Days to harvest',
    type: 'number',
    width: 180,
    filterOperators: [withinTenDays, ...getGridNumericOperators()],
  },
];

export default function DataGridFilterOperator() {
  return (
    <Box sx={{ height: 340 }}>
      <DataGrid
        aria-label="Seeds by days to harvest"
        rows={seeds}
        columns={columns}
        initialState={{
          filter: {
            filterModel: {
              items: [{ field: 'days', operator: 'within', value: '60' }],
            },
          },
        }}
        hideFooter
      />
    </Box>
  );
}
