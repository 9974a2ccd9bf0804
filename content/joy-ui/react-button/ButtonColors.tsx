import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function ButtonColors() {
  return (
    <Stack spacing={1.5}>
      {(['solid', 'soft', 'outlined'] as const).map((variant) => (
        <Stack
          key={variant}
          direction="row"
          spacing={1.5}
          useFlexGap
          sx={{ flexWrap: 'wrap' }}
        >
          <Button variant={variant} color="primary">
            Send invoice
          </Button>
          <Button variant={variant} color="neutral">
            Save draft
          </Button>
          <Button variant={variant} color="success">
            Mark as paid
          </Button>
          <Button variant={variant} color="warning">
            Send reminder
          </Button>
          <Button variant={variant} color="danger">
            Delete invoice
          </Button>
        </Stack>
      ))}
    </Stack>
  );
}
