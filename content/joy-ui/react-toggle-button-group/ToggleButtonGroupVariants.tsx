import { useState } from 'react';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';

const stations = ['Ridge', 'Harbor', 'Airport'];
const charts = [
  { variant: 'outlined', label: 'Rainfall' },
  { variant: 'soft', label: 'Sunshine' },
  { variant: 'solid', label: 'Wind' },
  { variant: 'plain', label: 'Air pressure' },
] as const;

export default function ToggleButtonGroupVariants() {
  const [shown, setShown] = useState(['Ridge']);

  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      {charts.map(({ variant, label }) => (
        <ToggleButtonGroup
          key={variant}
          variant={variant}
          aria-label={`${label}, stations`}
          value={shown}
          onChange={(_event, newShown) => setShown(newShown)}
        >
          {stations.map((name) => (
            <Button key={name} value={name}>
              {name}
            </Button>
          ))}
        </ToggleButtonGroup>
      ))}
    </Stack>
  );
}
