import { useState } from 'react';
import { Box } from '@mui/system';

export default function UsageStates() {
  const [booked, setBooked] = useState(false);

  return (
    <Box
      component="button"
      type="button"
      aria-pressed={booked}
      onClick={() => setBooked(!booked)}
      sx={{
        px: 2,
        py: 1,
        border: 2,
        borderRadius: 2,
        bgcolor: 'transparent',
        color: 'inherit',
        font: 'inherit',
        cursor: 'pointer',
        '&:hover': { borderStyle: 'dashed' },
        '&[aria-pressed="true"]': { bgcolor: '#1b2145', color: '#ffffff' },
        '& strong': { display: 'block' },
        '@media print': { display: 'none' },
      }}
    >
      <strong>Telescope 3</strong>
      Friday, 10 p.m.
    </Box>
  );
}
