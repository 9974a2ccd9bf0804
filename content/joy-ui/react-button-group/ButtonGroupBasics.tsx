import { useState } from 'react';
import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function ButtonGroupBasics() {
  const [scale, setScale] = useState(50000);

  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      <ButtonGroup aria-label="Map scale">
        <Button onClick={() => setScale(scale * 2)}>Zoom out</Button>
        <Button onClick={() => setScale(50000)}>Reset</Button>
        <Button onClick={() => setScale(scale / 2)}>Zoom in</Button>
      </ButtonGroup>
      <Typography role="status" level="body-sm">
        Scale 1:{Math.ceil(scale).toLocaleString('en-US')}
      </Typography>
    </Stack>
  );
}
