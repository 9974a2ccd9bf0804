import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { renderInput } from './render-input';

const orders = [
  { id: 1, supplier: 'Low Mill', item: 'Rye flour', bags: 12 },
  { id: 2, supplier: 'Low Mill', item: 'Oat flour', bags: 4 },
  { id: 3, supplier: 'Dune Farm', item: 'Oats', bags: 6 },
];

type Order = (typeof orders)[number];

const columns: GridColDef<Order>[] = [
  { field: 'supplier', headerName: 'Supplier', width: 130 },
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 120 },
  {
    field: 'bags',
    headerName: 'Bags',
    type: 'number',
    width: 100,
    editable: true,
    renderEditCell: renderInput,
  },
];

/** Replace this function with a request to your server. */
async function saveOrder(order: Order) {
  await new Promise((resolve) => setTimeout(resolve, 600));
  if (order.bags > 20) {
    throw new Error(`${order.supplier} delivers at most 20 bags.`);
  }
  return order;
}

export default function DataGridEditErrors() {
  const [saved, setSaved] = useState<Order | null>(null);
  const [error, setError] = useState<Error | null>(null);

  const processRowUpdate = async (order: Order) => {
    const result = await saveOrder(order);
    setSaved(result);
    setError(null);
    return result;
  };

  return (
    <Stack spacing={2}>
      <Box sx={{ height: 240 }}>
        <DataGrid
          aria-label="Orders"
          rows={orders}
          columns={columns}
          processRowUpdate={processRowUpdate}
          onProcessRowUpdateError={setError}
          hideFooter
        />
      </Box>
      <Box sx={{ minHeight: 50 }}>
        <Box role="status">
          {saved && !error && `Saved ${saved.item}, bags: ${saved.bags}`}
        </Box>
        {error && <Alert severity="error">{error.message}</Alert>}
      </Box>
    </Stack>
  );
}
