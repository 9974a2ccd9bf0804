import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, title: 'Walnut chest', room: 'A2' },
  { id: 2, title: 'Salt road map', room: 'A2' },
  { id: 3, title: 'Bottle ship', room: 'C5' },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'title', headerName: 'Object', width: 180 },
  { field: 'room', headerName: 'Room', width: 90 },
];

export default function DataGridColumnResize() {
  const [message, setMessage] = useState('Drag the line next to a header');
  const [saved, setSaved] = useState<Record<string, number>>({});
  const widths = columns.flatMap(({ field, headerName }) => {
    const width = saved[field];
    return width === undefined ? [] : `${headerName} ${width}px`;
  });

  return (
    <Stack spacing={2}>
      <Stack sx={{ height: 240 }}>
        <DataGrid
          aria-label="Objects in resizable columns"
          rows={rows}
          columns={columns}
          onColumnResize={({ colDef, width }) =>
            setMessage(`${colDef.headerName}: ${Math.round(width)}px`)
          }
          onColumnWidthChange={({ colDef, width }) =>
            setSaved({ ...saved, [colDef.field]: Math.round(width) })
          }
          hideFooter
        />
      </Stack>
      <Typography>{message}</Typography>
      <Typography role="status">
        Saved widths: {widths.join(', ') || 'none'}
      </Typography>
    </Stack>
  );
}
