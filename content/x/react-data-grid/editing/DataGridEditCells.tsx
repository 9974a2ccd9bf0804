import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { renderInput } from './render-input';

const stock = [
  { id: 1, name: 'Rye flour', unit: 'kg', amount: 42 },
  { id: 2, name: 'Sunflower seeds', unit: 'kg', amount: 8 },
  { id: 3, name: 'Honey', unit: 'jar', amount: 15 },
];

type Ingredient = (typeof stock)[number];

const columns: GridColDef<Ingredient>[] = [
  { field: 'name', headerName: 'Ingredient', flex: 1, minWidth: 130 },
  {
    field: 'amount',
    headerName: 'Amount',
    type: 'number',
    width: 110,
    editable: true,
    renderEditCell: renderInput,
  },
  {
    field: 'unit',
    headerName: 'Unit',
    type: 'singleSelect',
    valueOptions: ['kg', 'jar', 'bag'],
    width: 100,
    editable: true,
  },
];

export default function DataGridEditCells() {
  const [message, setMessage] = useState('No changes yet');

  const saveRow = (row: Ingredient) => {
    setMessage(`Saved ${row.name}: ${row.amount} ${row.unit}`);
    return row;
  };

  return (
    <Stack spacing={2}>
      <Stack sx={{ height: 240 }}>
        <DataGrid
          aria-label="Ingredients in the bakery"
          rows={stock}
          columns={columns}
          processRowUpdate={saveRow}
          hideFooter
        />
      </Stack>
      <Typography role="status">{message}</Typography>
    </Stack>
  );
}
