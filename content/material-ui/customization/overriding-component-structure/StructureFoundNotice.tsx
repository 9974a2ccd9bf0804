import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';

const notices = [
  { text: 'We found your gray umbrella.', severity: 'success' },
  { text: 'Claim it before June 30.', severity: 'warning' },
] as const;

export default function StructureFoundNotice() {
  return (
    <Stack spacing={2}>
      {notices.map(({ text, severity }) => (
        <Alert
          key={text}
          severity={severity}
          role="note"
          slotProps={{
            icon: { sx: { fontSize: 32, py: 0.5 } },
            message: (alert) => ({
              component: 'p',
              sx: {
                my: 0.5,
                fontWeight: alert.severity === 'warning' ? 700 : 400,
              },
            }),
          }}
        >
          {text}
        </Alert>
      ))}
    </Stack>
  );
}
