import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

const doughs = [
  { id: 1, bread: 'Harbor rye', hydration: 78 },
  { id: 2, bread: 'Seeded loaf', hydration: 72 },
  { id: 3, bread: 'Honey bun', hydration: 60 },
];

type Dough = (typeof doughs)[number];

function HydrationInput(props: GridRenderEditCellParams<Dough, number>) {
  const { id, field, value, hasFocus, row } = props;
  const apiRef = useGridApiContext();
  const focusInput = (input: HTMLInputElement | null) => {
    if (hasFocus) input?.focus();
  };

  return (
    <Stack
      direction="row"
      spacing={2}
      sx={{ alignItems: 'center', width: 1, px: 2 }}
    >
      <Slider
        size="small"
        aria-label={`Hydration of ${row.bread}`}
        min={50}
        max={100}
        value={value}
        onChange={(_, next) =>
          apiRef.current.setEditCellValue({ id, field, value: next })
        }
        slotProps={{ input: { ref: focusInput } }}
      />
      <span>{value}</span>
    </Stack>
  );
}

const columns: GridColDef<Dough>[] = [
  { field: 'bread', headerName: 'Bread', flex: 1, minWidth: 120 },
  {
    field: 'hydration',
    headerName: 'Hydration (%)',
    type: 'number',
    width: 220,
    editable: true,
    renderEditCell: (params) => <HydrationInput {...params} />,
  },
];

export default function DataGridEditInput() {
  return (
    <Box sx={{ height: 240 }}>
      <DataGrid
        aria-label="Doughs"
        rows={doughs}
        columns={columns}
        hideFooter
      />
    </Box>
  );
}
