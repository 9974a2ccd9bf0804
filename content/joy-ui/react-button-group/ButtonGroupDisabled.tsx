import { useState } from 'react';
import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';

export default function ButtonGroupDisabled() {
  const [locked, setLocked] = useState(true);

  return (
    <ButtonGroup
      disabled={locked}
      aria-label="Coastline"
      sx={{ width: 'fit-content' }}
    >
      <Button disabled={false} onClick={() => setLocked(!locked)}>
        {locked ? 'Unlock' : 'Lock'}
      </Button>
      <Button>Redraw</Button>
      <Button>Simplify</Button>
    </ButtonGroup>
  );
}
