import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { columns, readings } from './data';

export default function DataGridExport() {
  return (
    <Box sx={{ height: 300 }}>
      <DataGrid
        label="Weather on May 4, 2026"
        rows={readings}
        columns={columns}
        checkboxSelection
        showToolbar
        slotProps={{
          toolbar: {
            csvOptions: { fileName: 'weather-2026-05-04', utf8WithBom: true },
            printOptions: { hideFooter: true, hideToolbar: true },
          },
        }}
        hideFooter
      />
    </Box>
  );
}
