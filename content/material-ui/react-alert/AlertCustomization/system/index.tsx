import Alert from '@mui/material/Alert';

export default function AlertCustomization() {
  return (
    <Alert
      severity="warning"
      role="note"
      sx={{
        color: 'text.primary',
        bgcolor: 'background.paper',
        borderInlineStart: '6px solid',
        borderColor: 'warning.main',
        boxShadow: 2,
      }}
    >
      Ice on the steps to the ticket office.
    </Alert>
  );
}
