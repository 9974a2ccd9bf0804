import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridActionsCell,
  GridActionsCellItem,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';
import EditIcon from '@mui/icons-material/Edit';
import SaveIcon from '@mui/icons-material/Save';
import { inputs, recipes, type Recipe } from './data';

function RowActions(params: GridRenderCellParams<Recipe>) {
  const { api, id, row } = params;
  const isEditing = api.getRowMode(id) === 'edit';

  return (
    <GridActionsCell {...params}>
      <GridActionsCellItem
        icon={isEditing ? <SaveIcon /> : <EditIcon />}
        label={`${isEditing ? 'Save' : 'Edit'} ${row.bread}`}
        onClick={() =>
          isEditing
            ? api.stopRowEditMode({ id })
            : api.startRowEditMode({ id, fieldToFocus: 'bread' })
        }
      />
    </GridActionsCell>
  );
}

const columns: GridColDef<Recipe>[] = [
  ...inputs,
  {
    field: 'actions',
    type: 'actions',
    headerName: 'Actions',
    width: 100,
    renderCell: (params) => <RowActions {...params} />,
  },
];

export default function DataGridEditRows() {
  const [message, setMessage] = useState('No changes yet');

  return (
    <Stack spacing={2}>
      <Stack sx={{ height: 240 }}>
        <DataGrid
          aria-label="Recipes"
          editMode="row"
          rows={recipes}
          columns={columns}
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
