import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridSortedRowIdsSelector,
  useGridApiRef,
  type GridCsvExportOptions,
} from '@mui/x-data-grid';
import { columns, readings } from './data';

const csvOptions: GridCsvExportOptions = {
  fileName: 'lows',
  delimiter: ';',
  fields: ['station', 'low'],
  escapeFormulas: false,
  getRowsToExport: ({ apiRef }) => gridSortedRowIdsSelector(apiRef),
};

export default function DataGridExportButton() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = useState('Nothing downloaded yet');

  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Button
          variant="outlined"
          onClick={() => {
            apiRef.current?.exportDataAsCsv(csvOptions);
            setMessage('Downloading lows.csv');
          }}
        >
          Download lows
        </Button>
        <Typography role="status">{message}</Typography>
      </Stack>
      <Stack sx={{ height: 240 }}>
        <DataGrid
          aria-label="Readings from May 4, 2026"
          apiRef={apiRef}
          rows={readings}
          columns={columns}
          ignoreValueFormatterDuringExport
          hideFooter
        />
      </Stack>
    </Stack>
  );
}
