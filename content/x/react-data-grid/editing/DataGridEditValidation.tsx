import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { renderInput } from './render-input';

const stock = [
  { id: 1, name: 'Rye flour', amount: 42 },
  { id: 2, name: 'Sunflower seeds', amount: 8 },
  { id: 3, name: 'Honey', amount: 15 },
];

export default function DataGridEditValidation() {
  const [error, setError] = useState('');

  const columns = useMemo<GridColDef<(typeof stock)[number]>[]>(
    () => [
      { field: 'name', headerName: 'Ingredient', flex: 1, minWidth: 130 },
      {
        field: 'amount',
        headerName: 'Amount (kg)',
        type: 'number',
        width: 140,
        editable: true,
        renderEditCell: renderInput,
        preProcessEditCellProps: ({ props }) => {
          const isValid = props.value >= 0 && props.value <= 500;
          setError(isValid ? '' : 'Enter an amount from 0 to 500 kg.');
          return { ...props, error: !isValid };
        },
      },
    ],
    [],
  );

  return (
    <Stack spacing={2}>
      <Box sx={{ height: 240 }}>
        <DataGrid
          aria-label="Ingredients with limits"
          rows={stock}
          columns={columns}
          onCellModesModelChange={(model) => {
            if (Object.keys(model).length === 0) setError('');
          }}
          hideFooter
        />
      </Box>
      <Typography role="alert" sx={{ color: 'error.main', minHeight: 24 }}>
        {error}
      </Typography>
    </Stack>
  );
}
