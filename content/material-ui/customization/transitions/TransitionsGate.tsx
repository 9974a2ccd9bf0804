import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';

const Gate = styled('div')(({ theme }) => ({
  width: 120,
  height: 80,
  display: 'grid',
  placeItems: 'center',
  border: '2px solid',
  borderRadius: theme.shape.borderRadius,
  transition: theme.transitions.create(['transform', 'border-color'], {
    duration: theme.transitions.duration.short,
    easing: theme.transitions.easing.easeOut,
  }),
  '&[data-open="true"]': {
    transform: 'translateY(-16px)',
    borderColor: (theme.vars ?? theme).palette.success.main,
    transition: theme.transitions.create(['transform', 'border-color'], {
      duration: theme.transitions.duration.complex,
    }),
  },
  '@media (prefers-reduced-motion: reduce)': {
    '&, &[data-open="true"]': { transition: 'none' },
  },
}));

export default function TransitionsGate() {
  const [isOpen, setOpen] = useState(false);

  return (
    <Box sx={{ display: 'flex', gap: 3, alignItems: 'center', pt: 3 }}>
      <Gate data-open={isOpen} role="status">
        {isOpen ? 'Lock open' : 'Lock closed'}
      </Gate>
      <Button variant="contained" onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Close the lock' : 'Open the lock'}
      </Button>
    </Box>
  );
}
