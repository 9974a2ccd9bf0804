import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';

const bulletin = [
  { severity: 'success', text: 'All lifts on the south side are running.' },
  { severity: 'info', text: 'Night skiing on slope 7 until 9 p.m.' },
  {
    severity: 'warning',
    text: 'Fog above 2,100 m: stay between the trail markers.',
  },
  { severity: 'error', text: 'North bowl closed: avalanche danger 4 of 5.' },
] as const;

export default function AlertBasics() {
  return (
    <Stack spacing={1}>
      {bulletin.map(({ severity, text }) => (
        <Alert key={severity} severity={severity} role="note">
          {text}
        </Alert>
      ))}
    </Stack>
  );
}
