import { useState } from 'react';
import Button from '@mui/joy/Button';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';

const altitudes = ['10 km', '5 km', '2 km', 'Ground'];

export default function ToggleButtonGroupVertical() {
  const [altitude, setAltitude] = useState('Ground');

  return (
    <ToggleButtonGroup
      orientation="vertical"
      aria-label="Altitude"
      value={altitude}
      onChange={(_event, value) => setAltitude(value ?? altitude)}
      sx={{ width: 120 }}
    >
      {altitudes.map((name) => (
        <Button key={name} value={name}>
          {name}
        </Button>
      ))}
    </ToggleButtonGroup>
  );
}
