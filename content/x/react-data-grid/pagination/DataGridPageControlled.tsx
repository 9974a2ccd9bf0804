import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { sightings, type Sighting } from './data';

const columns: GridColDef<Sighting>[] = [
  { field: 'id', headerName: 'No.', width: 80 },
  { field: 'bird', headerName: 'Bird', flex: 1, minWidth: 110 },
  { field: 'site', headerName: 'Site', flex: 1, minWidth: 110 },
];

export default function DataGridPageControlled() {
  const [model, setModel] = useState({ page: 2, pageSize: 5 });
  const lastPage = Math.ceil(sightings.length / model.pageSize) - 1;

  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Button
          variant="outlined"
          onClick={() => setModel({ ...model, page: lastPage })}
        >
          Latest sightings
        </Button>
        <Typography role="status">
          Page {model.page + 1} of {lastPage + 1}
        </Typography>
      </Stack>
      <Stack sx={{ height: 370 }}>
        <DataGrid
          aria-label="Numbered bird sightings"
          rows={sightings}
          columns={columns}
          paginationModel={model}
          onPaginationModelChange={setModel}
          pageSizeOptions={[5, 10]}
        />
      </Stack>
    </Stack>
  );
}
