import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';

export default function ButtonGroupCustomization() {
  return (
    <ButtonGroup
      variant="outlined"
      color="primary"
      aria-label="Projection"
      sx={{
        '--ButtonGroup-radius': '40px',
        '--ButtonGroup-separatorSize': '2px',
        width: 'fit-content',
        bgcolor: 'background.surface',
        boxShadow: 'md',
      }}
    >
      <Button>Flat</Button>
      <Button>Conic</Button>
      <Button>Globe</Button>
    </ButtonGroup>
  );
}
