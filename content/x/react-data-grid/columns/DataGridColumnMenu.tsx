import { useState } from 'react';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  type GridColumnMenuItemProps,
} from '@mui/x-data-grid';
import HelpOutlineIcon from '@mui/icons-material/HelpOutline';

const rows = [
  { id: 1, title: 'Walnut chest', lux: 150 },
  { id: 2, title: 'Salt road map', lux: 50 },
  { id: 3, title: 'Bottle ship', lux: 200 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  {
    field: 'title',
    headerName: 'Object',
    flex: 1,
    minWidth: 130,
    description: 'Name in the catalog',
  },
  {
    field: 'lux',
    headerName: 'Light (lx)',
    type: 'number',
    width: 130,
    description: 'Brightest light that the object can stand',
  },
];

function ExplainItem({ colDef, onClick, onExplain }: GridColumnMenuItemProps) {
  return (
    <MenuItem
      onClick={(event) => {
        onExplain(colDef.description);
        onClick(event);
      }}
    >
      <ListItemIcon>
        <HelpOutlineIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>Explain column</ListItemText>
    </MenuItem>
  );
}

export default function DataGridColumnMenu() {
  const [message, setMessage] = useState('Open the menu of a column');

  return (
    <Stack spacing={2}>
      <Stack sx={{ height: 240 }}>
        <DataGrid
          aria-label="Light limits of objects"
          rows={rows}
          columns={columns}
          slotProps={{
            columnMenu: {
              slots: { explain: ExplainItem, columnMenuColumnsItem: null },
              slotProps: {
                explain: { displayOrder: 0, onExplain: setMessage },
              },
            },
          }}
          hideFooter
        />
      </Stack>
      <Typography role="status">{message}</Typography>
    </Stack>
  );
}
