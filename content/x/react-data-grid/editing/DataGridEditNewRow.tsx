import { useRef, useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridRowModes,
  type GridRowModesModel,
} from '@mui/x-data-grid';
import { inputs, recipes, type Recipe } from './data';

export default function DataGridEditNewRow() {
  const nextId = useRef(4);
  const [rows, setRows] = useState(recipes);
  const [modes, setModes] = useState<GridRowModesModel>({});
  const [message, setMessage] = useState('3 recipes');

  const addRow = () => {
    const id = nextId.current++;
    const edit = { mode: GridRowModes.Edit, fieldToFocus: 'bread' } as const;
    setRows([{ id, bread: '', dough: 500, minutes: 30 }, ...rows]);
    setModes({ ...modes, [id]: edit });
  };

  const saveRow = (saved: Recipe) => {
    if (saved.bread === '') throw new Error('The new bread needs a name.');
    setRows(rows.map((row) => (row.id === saved.id ? saved : row)));
    setMessage(`Saved ${saved.bread}`);
    return saved;
  };

  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Button variant="outlined" onClick={addRow}>
          Add recipe
        </Button>
        <Typography role="status">{message}</Typography>
      </Stack>
      <Stack sx={{ height: 300 }}>
        <DataGrid
          aria-label="Recipes and new recipes"
          editMode="row"
          rows={rows}
          columns={inputs}
          rowModesModel={modes}
          onRowModesModelChange={setModes}
          onRowEditStop={({ id, reason }) => {
            if (reason !== 'escapeKeyDown') return;
            setRows(rows.filter((row) => row.id !== id || row.bread !== ''));
            setMessage('Changes discarded');
          }}
          processRowUpdate={saveRow}
          onProcessRowUpdateError={(error: Error) => setMessage(error.message)}
          hideFooter
        />
      </Stack>
    </Stack>
  );
}
