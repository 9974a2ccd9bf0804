import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';

export default function ButtonGroupNarrow() {
  return (
    <ButtonGroup fullWidth size="large" aria-label="Negative 14">
      <Button>Keep</Button>
      <Button>Discard</Button>
    </ButtonGroup>
  );
}
