import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';

export default function Picture() {
  return (
    <ButtonGroup variant="outlined" size="small">
      <Button>Day</Button>
      <Button>Week</Button>
      <Button>Year</Button>
    </ButtonGroup>
  );
}
