import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

export default function ToggleButtonMode() {
  const [mode, setMode] = useState<string | null>('draw');

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <ToggleButtonGroup
        exclusive
        aria-label="Tool"
        value={mode}
        onChange={(event, newMode) => setMode(newMode)}
      >
        <ToggleButton value="draw">Draw</ToggleButton>
        <ToggleButton value="cut">Cut</ToggleButton>
        <ToggleButton value="measure">Measure</ToggleButton>
      </ToggleButtonGroup>
      <Typography role="status">
        {mode === null ? 'Drag to move the map' : `Drag to ${mode} a trail`}
      </Typography>
    </Stack>
  );
}
