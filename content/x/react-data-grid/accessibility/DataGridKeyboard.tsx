import { useId } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, GridEditInputCell, type GridColDef } from '@mui/x-data-grid';

const parts = ['Chain', 'Front brake', 'Rear brake', 'Left pedal', 'Saddle'];
const rows = Array.from({ length: 20 }, (_, index) => ({
  id: index + 1,
  ticket: `R${index + 301}`,
  part: parts[index % parts.length],
  hours: (index % 4) + 1,
}));

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'ticket', headerName: 'Ticket', width: 110 },
  {
    field: 'part',
    headerName: 'Part',
    flex: 1,
    minWidth: 130,
    editable: true,
    renderEditCell: (params) => (
      <GridEditInputCell
        {...params}
        slotProps={{
          root: { slotProps: { htmlInput: { 'aria-label': 'Part' } } },
        }}
      />
    ),
  },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 110 },
];

export default function DataGridKeyboard() {
  const id = useId();

  return (
    <Stack spacing={1}>
      <Typography id={id} component="p" variant="subtitle1">
        Open repairs
      </Typography>
      <Stack sx={{ height: 380 }}>
        <DataGrid
          aria-labelledby={id}
          rows={rows}
          columns={columns}
          checkboxSelection
          disableRowSelectionOnClick
        />
      </Stack>
    </Stack>
  );
}
