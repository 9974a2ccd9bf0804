import { useState } from 'react';
import { Box } from '@mui/system';

const seats = ['12A', '12B', '12C'];

export default function SxSeatPicker() {
  const [selected, setSelected] = useState('12B');

  return (
    <Box
      role="group"
      aria-label="Seats in row 12"
      sx={{ display: 'flex', gap: 1.5 }}
    >
      {seats.map((seat) => (
        <Box
          key={seat}
          component="button"
          type="button"
          aria-pressed={seat === selected}
          onClick={() => setSelected(seat)}
          sx={[
            {
              px: 2,
              py: 1,
              border: 1,
              borderRadius: 2,
              bgcolor: 'transparent',
              color: 'inherit',
              font: 'inherit',
              cursor: 'pointer',
              '&:focus-visible': { outline: 3, outlineOffset: 3 },
            },
            seat === selected && { fontWeight: 700, borderWidth: 3, m: '-2px' },
          ]}
        >
          {seat}
        </Box>
      ))}
    </Box>
  );
}
