import { useState } from 'react';
import { Box } from '@mui/system';

const times = ['10:00', '11:30', '14:00'];

export default function SxTimeSlots() {
  const [chosen, setChosen] = useState('11:30');

  return (
    <Box
      role="group"
      aria-label="Guided tour start time"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}
    >
      {times.map((time) => (
        <Box
          key={time}
          component="button"
          type="button"
          aria-pressed={time === chosen}
          onClick={() => setChosen(time)}
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
            time === chosen && {
              boxShadow: 'inset 0 0 0 2px',
              fontWeight: 700,
            },
          ]}
        >
          {time}
        </Box>
      ))}
    </Box>
  );
}
