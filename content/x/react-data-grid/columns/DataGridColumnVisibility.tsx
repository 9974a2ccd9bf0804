import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {
  DataGrid,
  type GridColDef,
  type GridColumnVisibilityModel,
} from '@mui/x-data-grid';

const rows = [
  { id: 1, title: 'Walnut chest', shelf: 'R14', donor: 'Lund family' },
  { id: 2, title: 'Salt road map', shelf: 'D02', donor: 'Town archive' },
  { id: 3, title: 'Bottle ship', shelf: 'R09', donor: 'Mary Foster' },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  {
    field: 'title',
    headerName: 'Object',
    flex: 1,
    minWidth: 130,
    hideable: false,
  },
  { field: 'shelf', headerName: 'Shelf', width: 100 },
  { field: 'donor', headerName: 'Donor', width: 140 },
];

export default function DataGridColumnVisibility() {
  const [visible, setVisible] = useState<GridColumnVisibilityModel>({
    donor: false,
  });

  return (
    <Stack spacing={1}>
      <FormControlLabel
        label="Show donors"
        control={
          <Switch
            checked={visible.donor !== false}
            onChange={(_, donor) => setVisible({ ...visible, donor })}
          />
        }
      />
      <Stack sx={{ height: 240 }}>
        <DataGrid
          aria-label="Objects in storage"
          rows={rows}
          columns={columns}
          columnVisibilityModel={visible}
          onColumnVisibilityModelChange={setVisible}
          hideFooter
        />
      </Stack>
    </Stack>
  );
}
