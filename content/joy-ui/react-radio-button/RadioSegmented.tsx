import { useState } from 'react';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const appointments: Record<string, number> = { Day: 12, Week: 58, Month: 231 };

export default function RadioSegmented() {
  const [view, setView] = useState('Week');

  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      <RadioGroup
        name="view"
        value={view}
        onChange={(event) => setView(event.target.value)}
        orientation="horizontal"
        variant="soft"
        disableIcon
        aria-label="Calendar view"
        sx={{
          p: 0.5,
          borderRadius: 'lg',
          '--RadioGroup-gap': '0.25rem',
          '--Radio-actionRadius': '8px',
        }}
      >
        {Object.keys(appointments).map((name) => (
          <Radio
            key={name}
            value={name}
            label={name}
            variant={name === view ? 'solid' : 'plain'}
            sx={{ px: 2, py: 0.75 }}
          />
        ))}
      </RadioGroup>
      <Typography role="status" level="body-sm">
        {appointments[view]} appointments
      </Typography>
    </Stack>
  );
}
