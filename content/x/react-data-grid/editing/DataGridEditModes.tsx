import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  GridCellModes,
  type GridCellModesModel,
  type GridColDef,
} from '@mui/x-data-grid';
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

export default function DataGridEditModes() {
  const [modes, setModes] = useState<GridCellModesModel>({});

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Button
        variant="outlined"
        disabled={Object.keys(modes).length > 0}
        onClick={() =>
          setModes({ 3: { amount: { mode: GridCellModes.Edit } } })
        }
      >
        Weigh honey
      </Button>
      <Stack sx={{ height: 240, width: 1 }}>
        <DataGrid
          aria-label="Ingredients to weigh"
          rows={stock}
          columns={columns}
          cellModesModel={modes}
          onCellModesModelChange={setModes}
          hideFooter
        />
      </Stack>
    </Stack>
  );
}
