import { useState } from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

const surfaces = ['Gravel', 'Rock', 'Grass'];

export default function ToggleButtonSurface() {
  const [surface, setSurface] = useState('Rock');

  return (
    <ToggleButtonGroup
      exclusive
      fullWidth
      aria-label="Surface of the trail"
      value={surface}
      onChange={(event, newSurface: string | null) => {
        if (newSurface !== null) {
          setSurface(newSurface);
        }
      }}
      sx={{ maxWidth: 400 }}
    >
      {surfaces.map((name) => (
        <ToggleButton key={name} value={name}>
          {name}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
