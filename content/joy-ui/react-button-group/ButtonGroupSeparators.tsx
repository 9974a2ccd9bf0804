import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import Divider from '@mui/joy/Divider';
import Stack from '@mui/joy/Stack';

export default function ButtonGroupSeparators() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <ButtonGroup
        variant="solid"
        color="primary"
        aria-label="Survey"
        sx={{
          '--ButtonGroup-separatorColor': 'var(--joy-palette-primary-700)',
        }}
      >
        <Button>Import points</Button>
        <Button>Connect points</Button>
      </ButtonGroup>
      <ButtonGroup
        variant="plain"
        aria-label="Text"
        sx={{ '--ButtonGroup-separatorSize': '0px' }}
      >
        <Button>Place names</Button>
        <Divider />
        <Button>Heights</Button>
        <Divider />
        <Button>Notes</Button>
      </ButtonGroup>
    </Stack>
  );
}
