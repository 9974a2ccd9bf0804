import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridActionsCell,
  GridActionsCellItem,
  GridRowModes,
  type GridColDef,
  type GridRowModesModel,
} from '@mui/x-data-grid';
import EditIcon from '@mui/icons-material/Edit';
import SaveIcon from '@mui/icons-material/Save';
import { inputs, recipes, type Recipe } from './data';

const { Edit, View } = GridRowModes;

export default function DataGridEditRows() {
  const [modes, setModes] = useState<GridRowModesModel>({});
  const [message, setMessage] = useState('No changes yet');

  const actions: GridColDef<Recipe> = {
    field: 'actions',
    type: 'actions',
    headerName: 'Actions',
    width: 100,
    renderCell: (params) => {
      const { id, row } = params;
      const isEditing = modes[id]?.mode === Edit;

      return (
        <GridActionsCell {...params}>
          <GridActionsCellItem
            icon={isEditing ? <SaveIcon /> : <EditIcon />}
            label={`${isEditing ? 'Save' : 'Edit'} ${row.bread}`}
            onClick={() =>
              setModes({ ...modes, [id]: { mode: isEditing ? View : Edit } })
            }
          />
        </GridActionsCell>
      );
    },
  };

  return (
    <Stack spacing={2}>
      <Stack sx={{ height: 240 }}>
        <DataGrid
          aria-label="Recipes"
          editMode="row"
          rows={recipes}
          columns={[...inputs, actions]}
          rowModesModel={modes}
          onRowModesModelChange={setModes}
          processRowUpdate={(row: Recipe) => {
            setMessage(`Saved ${row.bread}`);
            return row;
          }}
          hideFooter
        />
      </Stack>
      <Typography role="status">{message}</Typography>
    </Stack>
  );
}
