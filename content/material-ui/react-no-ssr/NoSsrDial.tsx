import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import NoSsr from '@mui/material/NoSsr';
import Stack from '@mui/material/Stack';

const ticks = Array.from({ length: 3600 }, (_, index) => index / 10);

export default function NoSsrDial() {
  const [open, setOpen] = useState(false);

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Button aria-expanded={open} onClick={() => setOpen(!open)}>
        Show 3,600 ticks
      </Button>
      <Box role="status" sx={{ height: 200 }}>
        {open && (
          <NoSsr defer fallback="Drawing the dial…">
            <svg
              role="img"
              width="200"
              height="200"
              viewBox="-100 -100 200 200"
            >
              <title>Dial</title>
              {ticks.map((angle) => (
                <path
                  key={angle}
                  d={angle % 30 === 0 ? 'M0-95V-70' : 'M0-95v5'}
                  stroke="currentColor"
                  strokeWidth={angle % 30 === 0 ? 2 : 0.1}
                  transform={`rotate(${angle})`}
                />
              ))}
            </svg>
          </NoSsr>
        )}
      </Box>
    </Stack>
  );
}
