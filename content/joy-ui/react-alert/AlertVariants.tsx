import Alert from '@mui/joy/Alert';
import Stack from '@mui/joy/Stack';

export default function AlertVariants() {
  return (
    <Stack spacing={1.5}>
      <Alert role="note" variant="solid" color="danger">
        No trains today between Fennick and Port Aldry.
      </Alert>
      <Alert role="note" variant="soft" color="warning">
        Trains to Tarn Bridge stop at every station today.
      </Alert>
      <Alert role="note" variant="outlined" color="primary">
        Bicycles need a ticket from June 1.
      </Alert>
      <Alert role="note" variant="plain">
        The waiting room in Fennick opens at 6 a.m.
      </Alert>
    </Stack>
  );
}
