import { useState } from 'react';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';

const charts = [
  { size: 'sm', label: 'Rainfall' },
  { size: 'md', label: 'Sunshine' },
  { size: 'lg', label: 'Wind' },
] as const;
const periods = ['Day', 'Week', 'Month'];

export default function ToggleButtonGroupSizes() {
  const [period, setPeriod] = useState('Week');

  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      {charts.map(({ size, label }) => (
        <ToggleButtonGroup
          key={size}
          size={size}
          aria-label={`${label}, period`}
          value={period}
          onChange={(_event, newPeriod) => setPeriod(newPeriod ?? period)}
        >
          {periods.map((name) => (
            <Button key={name} value={name}>
              {name}
            </Button>
          ))}
        </ToggleButtonGroup>
      ))}
    </Stack>
  );
}
