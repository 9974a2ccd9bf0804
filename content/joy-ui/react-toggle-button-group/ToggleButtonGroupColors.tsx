import { useState } from 'react';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';

const alerts = [
  { color: 'neutral', label: 'Fog' },
  { color: 'primary', label: 'Frost' },
  { color: 'success', label: 'Pollen' },
  { color: 'warning', label: 'Heat' },
  { color: 'danger', label: 'Storm' },
] as const;
const channels = ['Text', 'Email', 'Siren'];

export default function ToggleButtonGroupColors() {
  const [values, setValues] = useState<Record<string, string[]>>({});

  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      {alerts.map(({ color, label }) => (
        <ToggleButtonGroup
          key={color}
          color={color}
          variant="soft"
          aria-label={`${label} alerts`}
          value={values[label] ?? ['Email']}
          onChange={(_event, value) => setValues({ ...values, [label]: value })}
        >
          {channels.map((channel) => (
            <Button key={channel} value={channel}>
              {channel}
            </Button>
          ))}
        </ToggleButtonGroup>
      ))}
    </Stack>
  );
}
