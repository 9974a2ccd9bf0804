import { useState } from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { seeds, type Seed } from './data';

const columns: GridColDef<Seed>[] = [
  { field: 'name', headerName: 'Seed', flex: 1, minWidth: 140 },
  { field: 'family', headerName: 'Family', width: 130 },
  { field: 'days', headerName: 'Days', type: 'number', width: 110 },
];

export default function DataGridFilterSearch() {
  const [text, setText] = useState('legume pea');

  return (
    <Stack spacing={2}>
      <TextField
        label="Search seeds"
        type="search"
        size="small"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Stack sx={{ height: 300 }}>
        <DataGrid
          aria-label="Seeds that match the search"
          rows={seeds}
          columns={columns}
          filterModel={{
            items: [],
            quickFilterValues: text.split(' ').filter(Boolean),
          }}
          disableColumnFilter
          hideFooter
        />
      </Stack>
    </Stack>
  );
}
