import { useState } from 'react';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import Typography from '@mui/joy/Typography';

const sensors = ['Temperature', 'Humidity', 'Pressure'];

export default function ToggleButtonGroupMultiple() {
  const [shown, setShown] = useState(['Temperature']);

  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      <ToggleButtonGroup
        aria-label="Sensors in the chart"
        value={shown}
        onChange={(_event, newShown) => setShown(newShown)}
      >
        {sensors.map((name) => (
          <Button key={name} value={name}>
            {name}
          </Button>
        ))}
      </ToggleButtonGroup>
      <Typography role="status" level="body-sm">
        In the chart: {shown.join(', ') || 'nothing'}
      </Typography>
    </Stack>
  );
}
