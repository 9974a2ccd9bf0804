import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid';
import { seeds, type Seed } from './data';

const columns: GridColDef<Seed>[] = [
  { field: 'name', headerName: 'Seed', flex: 1, minWidth: 140 },
  {
    field: 'family',
    headerName: 'Family',
    type: 'singleSelect',
    valueOptions: ['Daisy', 'Gourd', 'Legume', 'Nightshade'],
    width: 130,
  },
  { field: 'days', headerName: 'Days to harvest', type: 'number', width: 150 },
];

export default function DataGridFilterPanel() {
  const [filterModel, setFilterModel] = useState<GridFilterModel>({
    items: [{ field: 'family', operator: 'is', value: 'Legume' }],
  });
  const [filter] = filterModel.items;

  return (
    <Stack spacing={2}>
      <Stack sx={{ height: 360 }}>
        <DataGrid
          aria-label="Seeds by family"
          rows={seeds}
          columns={columns}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          hideFooter
        />
      </Stack>
      <Typography role="status">
        {filter
          ? `Filter: ${filter.field} ${filter.operator} ${filter.value ?? ''}`
          : 'No filter'}
      </Typography>
    </Stack>
  );
}
