import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef, type GridDensity } from '@mui/x-data-grid';

const rows = [
  { id: 1, street: 'Mill Lane', trees: 38 },
  { id: 2, street: 'Quay Street', trees: 21 },
  { id: 3, street: 'Abbey Walk', trees: 57 },
  { id: 4, street: 'Tanner Row', trees: 12 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'street', headerName: 'Street', flex: 1, minWidth: 140 },
  { field: 'trees', headerName: 'Trees', type: 'number', width: 110 },
];

export default function DataGridRowDensity() {
  const [density, setDensity] = useState<GridDensity>('compact');

  return (
    <Stack spacing={2}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={density}
        onChange={(_, value: GridDensity | null) => value && setDensity(value)}
        aria-label="Density"
      >
        <ToggleButton value="compact">Compact</ToggleButton>
        <ToggleButton value="standard">Standard</ToggleButton>
        <ToggleButton value="comfortable">Comfortable</ToggleButton>
      </ToggleButtonGroup>
      <Stack sx={{ height: 360 }}>
        <DataGrid
          aria-label="Trees by street"
          rows={rows}
          columns={columns}
          density={density}
          onDensityChange={setDensity}
          hideFooter
        />
      </Stack>
    </Stack>
  );
}
