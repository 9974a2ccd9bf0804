import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';

export default function ButtonGroupSpacing() {
  return (
    <ButtonGroup
      variant="soft"
      spacing={{ xs: 0, sm: 1 }}
      aria-label="Map style"
      sx={{ width: 'fit-content' }}
    >
      <Button>Terrain</Button>
      <Button>Trails</Button>
      <Button>Rivers</Button>
    </ButtonGroup>
  );
}
