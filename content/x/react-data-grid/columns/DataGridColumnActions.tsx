import { useMemo, useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridActionsCell,
  GridActionsCellItem,
  type GridColDef,
} from '@mui/x-data-grid';
import ArchiveIcon from '@mui/icons-material/Archive';
import PrintIcon from '@mui/icons-material/Print';

const rows = [
  { id: 1, title: 'Walnut chest', room: 'A2' },
  { id: 2, title: 'Salt road map', room: 'A2' },
  { id: 3, title: 'Bottle ship', room: 'C5' },
];

type Item = (typeof rows)[number];

export default function DataGridColumnActions() {
  const [message, setMessage] = useState('No action yet');

  const columns = useMemo<GridColDef<Item>[]>(
    () => [
      { field: 'title', headerName: 'Object', flex: 1, minWidth: 130 },
      { field: 'room', headerName: 'Room', width: 90 },
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Actions',
        width: 100,
        renderCell: (params) => (
          <GridActionsCell {...params}>
            <GridActionsCellItem
              icon={<PrintIcon />}
              label={`Print the label of ${params.row.title}`}
              onClick={() => setMessage(`Printing ${params.row.title}`)}
            />
            <GridActionsCellItem
              icon={<ArchiveIcon />}
              label="Move to storage"
              onClick={() => setMessage(`${params.row.title} is in storage`)}
              showInMenu
            />
          </GridActionsCell>
        ),
      },
    ],
    [],
  );

  return (
    <Stack spacing={2}>
      <Stack sx={{ height: 240 }}>
        <DataGrid
          aria-label="Objects with actions"
          rows={rows}
          columns={columns}
          hideFooter
        />
      </Stack>
      <Typography role="status">{message}</Typography>
    </Stack>
  );
}
