import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

const seasons = ['Spring', 'Summer', 'Fall', 'Winter'];

export default function ToggleButtonSeasons() {
  const [open, setOpen] = useState(['Summer', 'Fall']);

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <ToggleButtonGroup
        size="small"
        aria-label="The trail is open in"
        value={open}
        onChange={(event, newOpen: string[]) => {
          if (newOpen.length > 0) {
            setOpen(newOpen);
          }
        }}
      >
        {seasons.map((season) => (
          <ToggleButton
            key={season}
            value={season}
            disabled={season === 'Winter'}
          >
            {season}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Typography variant="body2">
        Closed in winter because of avalanches
      </Typography>
    </Stack>
  );
}
