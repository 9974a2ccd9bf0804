import { useState } from 'react';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import Typography from '@mui/joy/Typography';

const layers = ['Rain', 'Wind', 'Clouds'];

export default function ToggleButtonGroupBasics() {
  const [layer, setLayer] = useState<string | null>('Rain');

  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      <ToggleButtonGroup
        aria-label="Map layer"
        value={layer}
        onChange={(_event, newLayer) => setLayer(newLayer)}
      >
        {layers.map((name) => (
          <Button key={name} value={name} aria-pressed={name === layer}>
            {name}
          </Button>
        ))}
      </ToggleButtonGroup>
      <Typography role="status" level="body-sm">
        {layer ? `The map shows ${layer.toLowerCase()}.` : 'The map is empty.'}
      </Typography>
    </Stack>
  );
}
