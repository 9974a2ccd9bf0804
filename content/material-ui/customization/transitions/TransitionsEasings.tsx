import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled, useTheme } from '@mui/material/styles';

const Track = styled('div')(({ theme }) => ({
  height: 20,
  borderRadius: 10,
  backgroundColor: (theme.vars ?? theme).palette.action.selected,
}));

// Narrower than the track by one dot, so that `translateX(100%)` moves the dot to the other end.
const Boat = styled('div')(({ theme }) => ({
  width: 'calc(100% - 20px)',
  '&::before': {
    content: '""',
    display: 'block',
    width: 20,
    height: 20,
    borderRadius: 10,
    backgroundColor: (theme.vars ?? theme).palette.primary.main,
  },
  '@media (prefers-reduced-motion: reduce)': {
    transitionDuration: '0ms !important',
  },
}));

export default function TransitionsEasings() {
  const [isThere, setThere] = useState(false);
  const { direction, transitions } = useTheme();
  const distance = direction === 'rtl' ? '-100%' : '100%';

  return (
    <Box>
      {Object.entries(transitions.easing).map(([name, easing]) => (
        <Box key={name} sx={{ mb: 2 }}>
          <Typography variant="body2">{name}</Typography>
          <Track>
            <Boat
              style={{
                transform: isThere ? `translateX(${distance})` : 'none',
                transition: transitions.create('transform', {
                  easing,
                  duration: 1500,
                }),
              }}
            />
          </Track>
        </Box>
      ))}
      <Button variant="outlined" onClick={() => setThere(!isThere)}>
        {isThere ? 'Cross back' : 'Cross the canal'}
      </Button>
    </Box>
  );
}
