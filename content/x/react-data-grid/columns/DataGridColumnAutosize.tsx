import { useState } from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, room: 'A2', title: 'Carved walnut chest with iron bands' },
  { id: 2, room: 'A2', title: 'Map of the salt roads' },
  { id: 3, room: 'C5', title: 'Ship model in a glass bottle' },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'room', headerName: 'Exhibition room' },
  { field: 'title', headerName: 'Object' },
];

export default function DataGridColumnAutosize() {
  const apiRef = useGridApiRef();
  const [includeHeaders, setIncludeHeaders] = useState(true);
  const [expand, setExpand] = useState(false);
  const autosizeOptions = { includeHeaders, expand };

  return (
    <Stack spacing={1}>
      <Stack direction="row" sx={{ columnGap: 2, flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          onClick={() => apiRef.current?.autosizeColumns(autosizeOptions)}
        >
          Fit columns
        </Button>
        <FormControlLabel
          label="Include headers"
          control={
            <Checkbox
              checked={includeHeaders}
              onChange={(_, checked) => setIncludeHeaders(checked)}
            />
          }
        />
        <FormControlLabel
          label="Fill the grid"
          control={
            <Checkbox
              checked={expand}
              onChange={(_, checked) => setExpand(checked)}
            />
          }
        />
      </Stack>
      <Stack sx={{ height: 240 }}>
        <DataGrid
          aria-label="Objects in fitted columns"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          autosizeOptions={autosizeOptions}
          showColumnVerticalBorder
          hideFooter
        />
      </Stack>
    </Stack>
  );
}
