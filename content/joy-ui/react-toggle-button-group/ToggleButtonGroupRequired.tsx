import { useState } from 'react';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import Typography from '@mui/joy/Typography';

const readings: Record<string, string> = {
  Celsius: '17 °C',
  Fahrenheit: '63 °F',
};

export default function ToggleButtonGroupRequired() {
  const [unit, setUnit] = useState('Celsius');

  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      <ToggleButtonGroup
        aria-label="Unit"
        value={unit}
        onChange={(_event, newUnit) => {
          if (newUnit) setUnit(newUnit);
        }}
      >
        {Object.keys(readings).map((name) => (
          <Button key={name} value={name}>
            {name}
          </Button>
        ))}
      </ToggleButtonGroup>
      <Typography role="status" level="body-sm">
        Ridge station: {readings[unit]}
      </Typography>
    </Stack>
  );
}
