import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

const reports = [
  { severity: 'warning', text: '08:10 – The gondola waits for calmer air.' },
  { severity: 'error', text: '08:25 – The gondola is closed for today.' },
] as const;

export default function AlertAppearing() {
  const [checks, setChecks] = useState(0);
  const report = reports[Math.min(checks, reports.length) - 1];

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Button variant="outlined" onClick={() => setChecks(checks + 1)}>
        Check the gondola
      </Button>
      {report && (
        <Alert key={checks} severity={report.severity}>
          {report.text}
        </Alert>
      )}
    </Stack>
  );
}
