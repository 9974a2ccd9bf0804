import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

const reports = [
  {
    severity: 'warning',
    text: '8:10 a.m.: The gondola is waiting for the wind to drop.',
  },
  { severity: 'error', text: '8:25 a.m.: The gondola is closed for today.' },
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
