import { useState } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, name: 'Cape Morrow', ferry: 'Monday' },
  { id: 2, name: 'Gull Rock', ferry: 'Thursday' },
  { id: 3, name: 'Tansy Point', ferry: 'Daily' },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'name', headerName: 'Lighthouse', flex: 1, minWidth: 140 },
  { field: 'ferry', headerName: 'Ferry', width: 140 },
];

export default function DataGridEvents() {
  const [events, setEvents] = useState<string[]>([]);
  const add = (text: string) =>
    setEvents((earlier) => [...earlier, text].slice(-4));

  return (
    <Stack spacing={2}>
      <Stack sx={{ height: 240 }}>
        <DataGrid
          aria-label="Ferries to lighthouses"
          rows={rows}
          columns={columns}
          onCellClick={({ field }) => add(`onCellClick: ${field}`)}
          onRowClick={({ row }) => add(`onRowClick: ${row.name}`)}
          onRowDoubleClick={({ row }) => add(`onRowDoubleClick: ${row.name}`)}
          onCellKeyDown={(_, event) => add(`onCellKeyDown: ${event.key}`)}
          onColumnHeaderClick={({ field }) =>
            add(`onColumnHeaderClick: ${field}`)
          }
          onMenuOpen={() => add('onMenuOpen')}
          onPreferencePanelOpen={({ openedPanelValue }) =>
            add(`onPreferencePanelOpen: ${openedPanelValue}`)
          }
          hideFooter
        />
      </Stack>
      <Box role="log" aria-label="Latest events" sx={{ minHeight: 96 }}>
        {events.length === 0 && 'Click a cell or a header.'}
        {events.map((text, index) => (
          <Typography key={index}>{text}</Typography>
        ))}
      </Box>
    </Stack>
  );
}
