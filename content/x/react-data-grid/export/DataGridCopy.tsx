import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import { columns, readings } from './data';

export default function DataGridCopy() {
  const [copied, setCopied] = useState('');

  return (
    <Stack spacing={2}>
      <Stack sx={{ height: 240 }}>
        <DataGrid
          aria-label="Readings to copy"
          rows={readings}
          columns={columns}
          clipboardCopyCellDelimiter="; "
          onClipboardCopy={setCopied}
          hideFooter
        />
      </Stack>
      <Typography role="status">
        {copied ? `Copied: ${copied}` : 'Nothing copied yet'}
      </Typography>
    </Stack>
  );
}
