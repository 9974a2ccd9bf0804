import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import Stack from '@mui/joy/Stack';

export default function ButtonGroupColors() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <ButtonGroup variant="soft" color="primary" aria-label="Review">
        <Button>Accept all</Button>
        <Button>Accept roads only</Button>
      </ButtonGroup>
      <ButtonGroup variant="soft" aria-label="Draft map">
        <Button>Duplicate</Button>
        <Button>Rename</Button>
        <Button color="danger">Delete</Button>
      </ButtonGroup>
    </Stack>
  );
}
