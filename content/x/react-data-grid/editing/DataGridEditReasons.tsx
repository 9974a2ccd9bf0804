import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { renderInput } from './render-input';

const stock = [
  { id: 1, name: 'Rye flour', amount: 42 },
  { id: 2, name: 'Sunflower seeds', amount: 8 },
  { id: 3, name: 'Honey', amount: 15 },
];

const columns: GridColDef<(typeof stock)[number]>[] = [
  { field: 'name', headerName: 'Ingredient', flex: 1, minWidth: 130 },
  {
    field: 'amount',
    headerName: 'Amount (kg)',
    type: 'number',
    width: 140,
    editable: true,
    renderEditCell: renderInput,
  },
];

export default function DataGridEditReasons() {
  const [message, setMessage] = useState('Not editing');

  return (
    <Stack spacing={2}>
      <Stack sx={{ height: 240 }}>
        <DataGrid
          aria-label="Ingredients without accidental edits"
          rows={stock}
          columns={columns}
          onCellEditStart={({ reason }, event) => {
            const isAllowed =
              reason === 'cellDoubleClick' || reason === 'enterKeyDown';
            event.defaultMuiPrevented = !isAllowed;
            setMessage(`${isAllowed ? 'Started' : 'Ignored'}: ${reason}`);
          }}
          onCellEditStop={({ reason }) => setMessage(`Stopped: ${reason}`)}
          hideFooter
        />
      </Stack>
      <Typography role="status">{message}</Typography>
    </Stack>
  );
}
