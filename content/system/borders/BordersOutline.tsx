import { useState } from 'react';
import { Box } from '@mui/system';

const stamps = ['Blue heron', 'Lighthouse', 'Steam ferry'];

export default function BordersOutline() {
  const [selected, setSelected] = useState('Lighthouse');

  return (
    <>
      <Box
        role="group"
        aria-label="Stamp to order"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}
      >
        {stamps.map((stamp) => (
          <Box
            key={stamp}
            component="button"
            type="button"
            aria-pressed={stamp === selected}
            onClick={() => setSelected(stamp)}
            sx={{
              px: 2,
              py: 1.5,
              border: 1,
              bgcolor: 'transparent',
              color: 'inherit',
              font: 'inherit',
              cursor: 'pointer',
              outline: stamp === selected ? 3 : 0,
              '&:focus-visible': { outline: '3px dashed', outlineOffset: 4 },
            }}
          >
            {stamp}
          </Box>
        ))}
      </Box>
      <Box role="status" sx={{ mt: 2 }}>
        Selected: {selected}
      </Box>
    </>
  );
}
